/** Kept for this tab alone; a window it opens (speaker notes) starts with a copy. */
const key = "presentation-session-token";

/** None where the browser forbids storage: the gate stays locked instead of failing. */
export function readToken(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export const keepToken = (token: string): void => sessionStorage.setItem(key, token);

export const forgetToken = (): void => sessionStorage.removeItem(key);
