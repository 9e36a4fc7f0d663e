import { type RefObject, useEffect, useRef } from "react";

/** Focuses the list's heading when a row with the focus is removed. `count` is the number of rows. */
export function useFocusAfterRemoval(
  count: number | undefined,
  heading: RefObject<HTMLElement | null>,
): void {
  const before = useRef(count);
  useEffect(() => {
    const fewer = count !== undefined && before.current !== undefined && count < before.current;
    if (fewer && document.activeElement === document.body) heading.current?.focus();
    before.current = count;
  }, [count, heading]);
}
