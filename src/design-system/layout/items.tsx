/** Of a list, one for each text. */
export function Items({ texts, className }: { texts: readonly string[]; className?: string }) {
  return texts.map((text) => (
    <li key={text} className={className}>
      {text}
    </li>
  ));
}
