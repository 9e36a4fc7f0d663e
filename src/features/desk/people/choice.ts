import { useRef, useState } from "react";

/** Chosen people by id, with the version that this screen knows of each. */
export type Choice = ReadonlyMap<string, number>;

interface Row {
  id: string;
  version: number;
}

/** The choice after a press on a row's box. `from` is the end of a range, whose rows follow this one. */
export function pressed(choice: Choice, rows: readonly Row[], id: string, from?: string): Choice {
  const at = rows.findIndex((row) => row.id === id);
  const other = rows.findIndex((row) => row.id === from);
  const [first, last] = other < 0 ? [at, at] : [Math.min(at, other), Math.max(at, other)];
  const next = new Map(choice);
  for (const row of rows.slice(first, last + 1))
    if (choice.has(id)) next.delete(row.id);
    else next.set(row.id, row.version);
  return next;
}

/** The same people with later versions where rows have them, so that nobody conflicts with himself. */
export function renewed(choice: Choice, rows: readonly Row[]): Choice {
  const next = new Map(choice);
  for (const { id, version } of rows)
    if (next.has(id)) next.set(id, Math.max(version, next.get(id) ?? 0));
  return next;
}

/**
 * The rows that are chosen to be changed together; `choice` is undefined while none can be. Who was
 * chosen stays so on another page, and after a change that takes them off the list.
 */
export function useChoice(rows: readonly Row[]) {
  const [kept, setKept] = useState<Choice>();
  const last = useRef<string>(undefined);
  const choice = kept && renewed(kept, rows);
  return {
    choice,
    begin: () => setKept(new Map()),
    end: () => setKept(undefined),
    /** With `through`, all rows from the one that was pressed before. */
    press(id: string, through: boolean) {
      setKept(pressed(choice ?? new Map(), rows, id, through ? last.current : undefined));
      last.current = id;
    },
    chooseAll: () =>
      setKept(
        new Map([...(choice ?? []), ...rows.map(({ id, version }) => [id, version] as const)]),
      ),
    renew: (changed: readonly Row[]) => setKept((now) => now && renewed(now, changed)),
  };
}
