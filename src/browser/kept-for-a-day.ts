/** What a calculator keeps in this browser, so that a visitor can come back within the day. */

const dayInMs = 24 * 60 * 60 * 1000;

type Unknown = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Unknown {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function writeKept(value: object, now: number): string {
  return JSON.stringify({ ...value, savedAt: now });
}

/** What was written, if it is from the last day; nothing otherwise. */
export function readKept(text: string | null, now: number): Unknown | undefined {
  const kept = parsed(text);
  if (!isRecord(kept) || typeof kept.savedAt !== "number") return undefined;
  return now >= kept.savedAt && now - kept.savedAt < dayInMs ? kept : undefined;
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

/** Storage can be switched off; a calculator then works without memory. */
export function load(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function save(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or switched off: see above.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}
