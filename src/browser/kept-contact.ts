import { keepInTab, keptInTab } from "./tab-storage.ts";

const storageKey = "ledgerwell-contact";

/** Who sent a result from this tab. */
export interface KeptContact {
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
}

/** Until the tab is closed. A tab that a link of ours opens has it too. */
export function keepContact({ name, email, phone }: KeptContact): void {
  keepInTab(storageKey, JSON.stringify({ name, email, phone }));
}

export function keptContact(): KeptContact | undefined {
  try {
    return JSON.parse(keptInTab(storageKey));
  } catch {
    return undefined;
  }
}

export function forgetContact(): void {
  keepInTab(storageKey, "");
}
