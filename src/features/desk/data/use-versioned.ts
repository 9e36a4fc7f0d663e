import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { keepDraft, keptFields } from "./drafts.ts";
import { useUser } from "./session.ts";

/** By user, so that the next person who signs in in this tab does not see the draft. */
export function useDraftName(what: string): string {
  return `${useUser()?.id} ${what}`;
}

/** What this tab has not saved, and the version that it changes. */
export function unsavedIn<Fields>(name: string, schema: z.ZodMiniType<Fields>) {
  return z.object({ version: z.number(), fields: schema }).safeParse(keptFields(name)).data;
}

/**
 * The fields of something that colleagues change too, so that each save names the version it is made
 * from. What is not saved yet is also kept in the tab, because a session can end.
 */
export function useVersioned<Fields extends object>(options: {
  /** Which thing it is, such as `hours 12`. */
  what: string;
  schema: z.ZodMiniType<Fields>;
  stored: Fields;
  version: number;
  same: (one: Fields, other: Fields) => boolean;
}) {
  const { schema, stored, same } = options;
  const name = useDraftName(options.what);
  const [kept] = useState(() => {
    const unsaved = unsavedIn(name, schema);
    return unsaved && !same(unsaved.fields, stored) ? unsaved : undefined;
  });
  const [fields, setFields] = useState(kept?.fields ?? stored);
  const [saved, setSaved] = useState(stored);
  /** From which the next save is made. */
  const version = useRef(kept?.version ?? options.version);
  const isDirty = !same(fields, saved);
  const keep = (one: Fields, other: Fields) =>
    keepDraft(
      name,
      same(one, other) ? "" : JSON.stringify({ version: version.current, fields: one }),
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: kept again with every change.
  useEffect(() => keep(fields, saved), [name, fields, saved]);
  return {
    fields,
    version,
    isDirty,
    /** They are from before, so that their reader may not know of them. */
    isKept: kept !== undefined && isDirty,
    change: (changes: Partial<Fields>) => setFields((known) => ({ ...known, ...changes })),
    /** The server has `now`. The fields stay as they are here unless others shall be shown. */
    adopt(now: Fields, at: number, shown?: Fields) {
      version.current = at;
      setSaved(now);
      if (shown) setFields(shown);
      // At once, because the screen may be left or built anew.
      keep(shown ?? fields, now);
    },
  };
}
