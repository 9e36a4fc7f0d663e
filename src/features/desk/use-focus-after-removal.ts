import { useEffect, useRef } from "react";

/** For a list's heading, which is focused when a row with the focus is removed. Counts are of rows. */
export function useFocusAfterRemoval<Heading extends HTMLElement = HTMLHeadingElement>(
  ...counts: (number | undefined)[]
) {
  const heading = useRef<Heading>(null);
  const before = useRef(counts);
  useEffect(() => {
    const fewer = counts.some((count = Infinity, at) => count < (before.current[at] ?? 0));
    if (fewer && document.activeElement === document.body) heading.current?.focus();
    before.current = counts;
  });
  return heading;
}
