import { useEffect } from "react";
import { handlesItself, slideForKey, slideForSwipe } from "./slide-keys.ts";
import type { SlidePosition } from "./use-slide-position.ts";

/** Turns slides by keys and swipes, except where a control uses them itself. */
export function useSlideTurning({ index, go }: SlidePosition, count: number): void {
  useEffect(() => {
    let start: Touch | undefined;

    const onKey = (event: KeyboardEvent) => {
      const other = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (other || event.defaultPrevented || handlesItself(event.target)) return;
      const to = slideForKey(event.key, index, count);
      if (to === undefined) return;
      event.preventDefault();
      go(to);
    };
    const onTouchStart = ({ touches, target }: TouchEvent) => {
      start = touches.length === 1 && !handlesItself(target) ? touches[0] : undefined;
    };
    const onTouchEnd = ({ changedTouches }: TouchEvent) => {
      const end = changedTouches[0];
      if (!start || !end) return;
      const swipe = { dx: end.clientX - start.clientX, dy: end.clientY - start.clientY };
      const to = slideForSwipe(swipe, index);
      if (to !== index) go(to);
    };

    addEventListener("keydown", onKey);
    addEventListener("touchstart", onTouchStart, { passive: true });
    addEventListener("touchend", onTouchEnd, { passive: true });
    return () => {
      removeEventListener("keydown", onKey);
      removeEventListener("touchstart", onTouchStart);
      removeEventListener("touchend", onTouchEnd);
    };
  }, [index, count, go]);
}
