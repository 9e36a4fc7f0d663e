/** What a calculator keeps in this browser, so that a visitor can come back to it. */

/** Said wherever something is kept: in the calculators and the privacy policy. */
export const keptDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

type Unknown = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** With `days` only where it is kept for another time than the rest: null is until deleted. */
export function writeKept(value: object, now: number, days?: number | null): string {
  return JSON.stringify({ ...value, savedAt: now, days });
}

/** What was written, if it is not too old; nothing otherwise. */
export function readKept(text: string | null, now: number): Unknown | undefined {
  const kept = parsed(text);
  return kept && isRecent(kept, now) ? kept : undefined;
}

/** `leaves` is what changes in an entry that is kept on after its time, and for how many days. */
type KeptEntry = Unknown & { readonly savedAt: number; readonly days?: unknown };

function parsed(text: string | null): KeptEntry | undefined {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isRecord(value) && typeof value.savedAt === "number" ? (value as KeptEntry) : undefined;
  } catch {
    return undefined;
  }
}

/** A time in the future does not count: the computer's clock may have been set back. */
function isRecent(kept: KeptEntry, now: number): boolean {
  return now >= kept.savedAt ? now < keptUntil(kept) : kept.days === null;
}

/** The time at which it is too old. */
export function keptUntil({ savedAt, days }: Unknown): number {
  if (days === null) return Number.POSITIVE_INFINITY;
  return Number(savedAt) + (typeof days === "number" ? days : keptDays) * dayMs;
}

/** Removes what is too old. Every page does this at its start: site-shell/browser/shell.ts. */
export function forgetExpired(): void {
  const now = Date.now();
  try {
    for (const [key, text] of Object.entries<string>(localStorage)) {
      const kept = parsed(text);
      if (!kept || isRecent(kept, now)) continue;
      const { leaves, ...entry } = kept;
      if (isRecord(leaves))
        localStorage.setItem(key, writeKept({ ...entry, ...leaves }, now, Number(leaves.days)));
      else localStorage.removeItem(key);
    }
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

/** Storage can be switched off; a calculator then works without memory. */
export function load(key: string): string | null {
  // The page may have been open for as long.
  forgetExpired();
  return peek(key);
}

/** Without looking at everything that is kept: for what is read at every keystroke. */
export function peek(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the storage is full or switched off. */
export function save(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}
