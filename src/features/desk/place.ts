import { forget, load, readKept, save, writeKept } from "#browser/kept-for-a-day.ts";

const key = "desk place";

/** Where somebody was going when they had to sign in: the link opens in another tab. */
export function keepPlace(): void {
  const place = location.pathname + location.search;
  if (isPlace(place)) save(key, writeKept({ place }, Date.now()));
}

/** Where to go after signing in; used once. */
export function takePlace(): string {
  const kept = readKept(load(key), Date.now())?.place;
  forget(key);
  return typeof kept === "string" && isPlace(kept) ? kept : "/desk/leads";
}

/** A screen of the desk, not the way into it. */
export function isPlace(path: string): boolean {
  return /^\/desk\/(?!sign-in|first-admin)\w/.test(path);
}
