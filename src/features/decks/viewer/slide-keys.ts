const moves: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index) => index + 1,
  PageDown: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  PageUp: (index) => index - 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The slide that a key opens; undefined for other keys. */
export function slideForKey(key: string, index: number, count: number): number | undefined {
  const move = moves[key];
  return move && withinDeck(move(index, count - 1), count);
}

export function withinDeck(index: number, count: number): number {
  return Math.min(Math.max(index, 0), count - 1);
}

/** Controls that use these keys, or a horizontal swipe, themselves. */
const controls = "input, select, textarea, [contenteditable], dialog, .slide-calculator button";

export function handlesItself(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(controls) !== null;
}

export interface Swipe {
  readonly dx: number;
  readonly dy: number;
}

const farEnough = 56;

/** The next slide for a swipe to the left, the previous one for a swipe to the right. */
export function slideForSwipe({ dx, dy }: Swipe, index: number): number {
  const sideways = Math.abs(dx) > farEnough && Math.abs(dx) > 1.5 * Math.abs(dy);
  return sideways ? index - Math.sign(dx) : index;
}
