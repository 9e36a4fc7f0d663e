export interface ContentsEntry {
  readonly id: string;
  readonly heading: string;
}

/**
 * Links to the sections of a long page: closed on a narrow screen; from `openFrom` on always open,
 * by the stylesheet of the page and by open-when-wide.ts.
 */
export function Contents(props: {
  label: string;
  sections: readonly ContentsEntry[];
  openFrom: string;
  className: string;
}) {
  return (
    <nav className={`contents-nav ${props.className}`} aria-label={props.label}>
      <details data-contents="" data-open-from={props.openFrom}>
        <summary>{props.label}</summary>
        <ol>
          {props.sections.map(({ id, heading }) => (
            <li key={id}>
              <a href={`#${id}`}>{heading}</a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
