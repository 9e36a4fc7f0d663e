import { splitEmphasis } from "./emphasis.ts";

/** The heading's one italic phrase, marked `*like this*` in content; base.css makes it green. */
export function Emphasized({ text }: { text: string }) {
  return splitEmphasis(text).map((part) =>
    part.emphasized ? <em key={part.text}>{part.text}</em> : part.text,
  );
}
