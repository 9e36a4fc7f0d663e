import { type RefObject, useEffect, useRef } from "react";

/** A row that goes takes the focus with it: the list's heading gets it. `count` is that of the rows. */
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
