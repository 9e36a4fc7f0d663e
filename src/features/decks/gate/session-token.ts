/** Kept for this tab alone; a window it opens (speaker notes) starts with a copy. */
const key = "presentation-session-token";

export const readToken = (): string | null => sessionStorage.getItem(key);

export const keepToken = (token: string): void => sessionStorage.setItem(key, token);

export const forgetToken = (): void => sessionStorage.removeItem(key);
