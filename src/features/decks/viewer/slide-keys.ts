const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index) => index + 1,
  PageDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  PageUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The slide a key leads to; undefined for keys that turn no slide. */
export function slideForKey(key: string, index: number, count: number): number | undefined {
  const move = moves[key];
  return move && withinDeck(move(index, count - 1), count);
}

export function withinDeck(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}

/** What uses these keys, or a sideways finger, itself. */
const ownHands = "input, select, textarea, [contenteditable], dialog, .slide-calculator button";

export function handlesItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(ownHands) !== null;
}
