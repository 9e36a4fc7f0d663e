/**
 * What the desk keeps about its work: in this tab, until it is closed, and not for the next person at
 * this computer. Storage can be switched off; the desk then works without memory.
 */
export function keepInTab(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // Full or switched off.
  }
}

export function keptInTab(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

export function forgetInTab(prefix: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  } catch {
    // Switched off: nothing was kept.
  }
}
