/** What this tab keeps until it is closed. If storage is switched off or denied, nothing is kept. */
export function keepInTab(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Full or switched off.
  }
}

/** Empty if there is nothing. */
export function keptInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
