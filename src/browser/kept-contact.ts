const storageKey = "ledgerwell-contact";

/** Who sent a result from this tab. */
export interface KeptContact {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Until the tab is closed. A tab that a link of ours opens has it too. */
export function keepContact({ name, email, phone }: KeptContact): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ name, email, phone }));
  } catch {
    // Storage is switched off, or denied to a frame.
  }
}

export function keptContact(): KeptContact | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetContact(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Switched off: nothing was kept.
  }
}
