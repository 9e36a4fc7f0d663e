/** Pending while requests wait for a confirmation. All of them share one dialog. */
let waiting: PromiseWithResolvers<boolean> | undefined;

const listeners = new Set<() => void>();

/** Opens the dialog and resolves to whether the user confirmed; false if no dialog is mounted. */
export function confirmIdentity(): Promise<boolean> {
  if (listeners.size === 0) return Promise.resolve(false);
  waiting ??= Promise.withResolvers();
  tellListeners();
  return waiting.promise;
}

export function endConfirmation(confirmed: boolean): void {
  waiting?.resolve(confirmed);
  waiting = undefined;
  tellListeners();
}

export const confirmationIsAsked = () => waiting !== undefined;

/** Used by the dialog. Returns a function that stops it. */
export function followConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}
