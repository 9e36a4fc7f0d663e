/**
 * Data that the desk keeps in this tab until it is closed, so that the next person at this computer
 * does not find it. If storage is switched off, the desk works without it.
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
