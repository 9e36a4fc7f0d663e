import { type ReactNode, useId } from "react";
import { articleBody } from "#content/knowledge-bank.ts";

interface ListProps {
  title?: string;
  children: ReactNode;
}

/** What to remember, near the top or at the end of a long part. */
export function SummaryList({ title = articleBody.summary, children }: ListProps) {
  return (
    <NamedList kind="summary" title={title}>
      {children}
    </NamedList>
  );
}

export function MistakesToAvoid({ title = articleBody.mistakes, children }: ListProps) {
  return (
    <NamedList kind="mistakes" title={title}>
      {children}
    </NamedList>
  );
}

export function BringToYourCpa({ title = articleBody.bring, children }: ListProps) {
  return (
    <NamedList kind="bring" title={title}>
      {children}
    </NamedList>
  );
}

function NamedList({ kind, title, children }: Required<ListProps> & { kind: string }) {
  const titleId = useId();
  return (
    <section className="named-list" data-kind={kind} aria-labelledby={titleId}>
      <p id={titleId} className="named-list-title">
        {title}
      </p>
      {children}
    </section>
  );
}
