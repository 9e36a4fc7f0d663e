import { useId } from "react";

/**
 * Diagonal lines for what is subtracted, over a limit or not allowed. Visible in grey print too.
 * `fill` is for shapes on the page that has `pattern`.
 */
export function useHatch() {
  const id = useId();
  const pattern = (
    // Not hidden: browsers do not paint patterns of an element that is not rendered.
    <svg className="absolute size-0" aria-hidden="true">
      <pattern
        id={id}
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" className="fill-tone-1" />
        <line x1="0" y1="0" x2="0" y2="6" className="stroke-(--tone) stroke-[2.5]" />
      </pattern>
    </svg>
  );
  return { fill: `url(#${id})`, pattern };
}
