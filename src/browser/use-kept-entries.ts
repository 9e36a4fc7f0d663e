import { useCallback, useEffect, useRef, useState } from "react";
import { forget, load, readKept, save, writeKept } from "./kept-in-browser.ts";

/** What is typed into a small calculator: every field as text, empty while nothing is entered. */
export type Entries = Readonly<Record<string, string>>;

interface Keeping {
  readonly days?: number;
  /** Of what is kept, what the form understands. */
  readonly known?: (kept: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
}

/**
 * The entries of a calculator, kept in this browser for a while. The prerendered page knows nothing of
 * an earlier visit, so what is kept is filled in after hydration, except where the visitor has
 * already typed.
 */
export function useKeptEntries<E extends Entries>(key: string, first: E, keeping: Keeping = {}) {
  const { days, known = (kept) => kept } = keeping;
  const [entries, setEntries] = useState(first);
  const untouched = useRef(first);
  const understood = useRef(known);

  useEffect(() => {
    const read = readKept(load(key), Date.now());
    if (!read) return;
    const kept = understood.current(read);
    setEntries((now) => {
      const filled = Object.keys(now).map((name) => {
        const isTyped = now[name] !== untouched.current[name];
        return [name, isTyped || typeof kept[name] !== "string" ? now[name] : kept[name]];
      });
      return Object.fromEntries(filled) as E;
    });
  }, [key]);

  useEffect(() => {
    if (entries !== untouched.current) save(key, writeKept(entries, Date.now(), days));
  }, [key, entries, days]);

  const change = useCallback((changed: Partial<E>) => {
    setEntries((now) => ({ ...now, ...changed }));
  }, []);

  const clear = useCallback(() => {
    forget(key);
    setEntries(untouched.current);
  }, [key]);

  return { entries, change, clear };
}
