import type { ReactNode } from "react";
import { SmallButton } from "../actions/button.tsx";
import { Disclosure } from "../layout/disclosure.tsx";
import { Tag, type Tone } from "../reading/tag.tsx";

export type LedgerItem = {
  title: string;
  description: ReactNode;
  tag?: { tone: Tone; label: string };
  /** Shown under the description: a chart, a list, a key benefit. */
  detail?: ReactNode;
  action?: { label: string; href: string; newTab?: boolean };
};

/** Rows of a ledger between hairlines: number, name, words, action. */
export function LedgerRows(props: {
  items: readonly LedgerItem[];
  numbered?: boolean;
  level?: 2 | 3 | 4;
  reveal?: boolean;
  /** On a phone each row opens its words. */
  folded?: boolean | undefined;
  className?: string;
}) {
  const { numbered = true, level = 3, reveal = false, folded = false, className = "" } = props;
  const Row = folded ? FoldedRow : OpenRow;
  const List = numbered ? "ol" : "ul";
  const Heading = `h${level}` as const;
  return (
    <List
      className={`ledger ${className}`}
      data-numbered={numbered || undefined}
      data-folded={folded || undefined}
      data-actions={props.items.some((item) => item.action) || undefined}
    >
      {props.items.map((item, index) => (
        <li
          key={item.title}
          data-reveal={reveal ? "" : undefined}
          suppressHydrationWarning={reveal}
        >
          <Row
            number={numbered ? <RowNumber number={index + 1} /> : null}
            title={<Heading className="text-xl">{item.title}</Heading>}
            item={item}
          />
          {item.action ? (
            <div className="ledger-action">
              <SmallButton href={item.action.href} newTab={item.action.newTab ?? false}>
                {item.action.label}
                <span className="sr-only">: {item.title}</span>
              </SmallButton>
            </div>
          ) : null}
        </li>
      ))}
    </List>
  );
}

function RowNumber({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className="ledger-number">
      {number}
    </span>
  );
}

type RowProps = { number: ReactNode; title: ReactNode; item: LedgerItem };

function OpenRow({ number, title, item }: RowProps) {
  return (
    <>
      {number}
      <div>
        {title}
        {item.tag ? (
          <p className="mt-2.5 leading-none">
            <Tag tone={item.tag.tone}>{item.tag.label}</Tag>
          </p>
        ) : null}
      </div>
      <div className="max-w-[36em] text-ink-2">
        {typeof item.description === "string" ? <p>{item.description}</p> : item.description}
        {item.detail ? <div className="mt-3">{item.detail}</div> : null}
      </div>
    </>
  );
}

function FoldedRow({ number, title, item }: RowProps) {
  return (
    <Disclosure
      openWhenWide
      summary={
        <>
          {number}
          {title}
        </>
      }
    >
      {typeof item.description === "string" ? <p>{item.description}</p> : item.description}
    </Disclosure>
  );
}
