import { type ReactNode, useId } from "react";
import { TextLink } from "../actions/text-link.tsx";
import { RxMark } from "./rx-mark.tsx";

export type SlipLine = {
  label: ReactNode;
  /** Absent while it is not known; the line is then empty. */
  value?: string | undefined;
  /** What the line means, in small type below its label. */
  note?: string | undefined;
  /** The arithmetic of this line, in small type. */
  formula?: ReactNode;
  /** For a script that rewrites the line. */
  name?: string;
};

/** The estimate slip: a prescription pad with the lines of a ledger, the site's recurring picture. */
export function Slip(props: {
  title: ReactNode;
  subtitle?: ReactNode;
  rows: readonly SlipLine[];
  /** Several where a result has more than one sum. */
  total?: SlipLine | readonly SlipLine[];
  footnote?: ReactNode;
  link?: { label: string; href: string } | undefined;
  /** For a slip that fills in while the visitor answers: announces a new total and animates values. */
  live?: boolean;
  /** Each line opens its formula. Otherwise formulas are shown. */
  folded?: boolean;
  className?: string;
  children?: ReactNode;
}) {
  const { total = [], live = false, folded = false, className = "" } = props;
  const titleId = useId();
  const [List, Row] = folded ? (["div", OpeningRow] as const) : (["dl", SlipRow] as const);
  return (
    <figure
      aria-labelledby={titleId}
      data-live={live || undefined}
      className={`slip on-sheet ${className}`}
    >
      <div className="slip-head">
        <RxMark className="h-10" />
        <p id={titleId}>
          {props.title}
          {props.subtitle ? (
            <>
              <br />
              {props.subtitle}
            </>
          ) : null}
        </p>
      </div>
      <List className="slip-rows">
        {props.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slip's lines are never reordered.
          <Row key={index} line={row} />
        ))}
        {[total].flat().map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a slip's totals are never reordered.
          <Row key={index} line={line} className="slip-total" live={live} />
        ))}
      </List>
      {props.footnote ? <p className="slip-foot">{props.footnote}</p> : null}
      {props.link ? (
        <p className="slip-link">
          <TextLink standalone href={props.link.href}>
            {props.link.label}
          </TextLink>
        </p>
      ) : null}
      {props.children ? <div className="mt-5">{props.children}</div> : null}
    </figure>
  );
}

type RowProps = { line: SlipLine; live?: boolean; className?: string };

/** Not in a list of terms, because that may not hold a disclosure. Its name is label and amount. */
function OpeningRow({ line, className = "" }: RowProps) {
  return (
    <details className="slip-opens">
      <summary className={`slip-row ${className}`}>
        <span className="slip-label">
          {line.label}
          <Note line={line} />
        </span>{" "}
        <span className="slip-value">{line.value}</span>
      </summary>
      <p className="slip-formula">{line.formula}</p>
    </details>
  );
}

/** The space is for what reads the label and the note as one text. */
function Note({ line: { note } }: { line: SlipLine }) {
  return note ? (
    <>
      {" "}
      <small className="slip-note">{note}</small>
    </>
  ) : null;
}

function SlipRow({ line, live = false, className = "" }: RowProps) {
  const waiting = line.value === undefined;
  return (
    <div
      className={`slip-row ${className}`}
      data-waiting={waiting || undefined}
      data-line={line.name}
    >
      <dt>
        {line.label}
        <Note line={line} />
      </dt>
      <dd aria-live={live ? "polite" : undefined}>
        {waiting ? (
          <>
            <span aria-hidden="true">—</span>
            <span className="sr-only">not known yet</span>
          </>
        ) : live || line.name ? (
          // Keyed by its value, so that a new value is animated.
          <span key={line.value} className="slip-ink inline-block">
            {line.value}
          </span>
        ) : (
          line.value
        )}
      </dd>
      {line.formula ? <dd className="slip-formula">{line.formula}</dd> : null}
    </div>
  );
}
