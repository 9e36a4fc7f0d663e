/** Paths the application answers; every other path is a file of the built site or nothing at all. */
export function isForApp(url: string): boolean {
  return /^\/(functions\/|newsletter\/|mailbox(\/|\?|$)|healthz(\?|$)|readyz(\?|$))/.test(url);
}
