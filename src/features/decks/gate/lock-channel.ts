const name = "presentations-lock";

/** Tells every other window of this browser that the session has ended. */
export function announceLock(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage("locked");
  channel.close();
}

export function onLock(react: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener("message", react);
  return () => channel.close();
}
