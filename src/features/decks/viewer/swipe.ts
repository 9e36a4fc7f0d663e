export interface Swipe {
  readonly dx: number;
  readonly dy: number;
}

const farEnough = 56;

/** One slide on for a swipe to the left, one back for a swipe to the right, none for a scroll. */
export function slideForSwipe({ dx, dy }: Swipe, index: number): number {
  const sideways = Math.abs(dx) > farEnough && Math.abs(dx) > 1.5 * Math.abs(dy);
  return sideways ? index - Math.sign(dx) : index;
}
