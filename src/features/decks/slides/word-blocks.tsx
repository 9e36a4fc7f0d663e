import { useId } from "react";

export function Stats({ items }: { items: readonly { value: string; label: string }[] }) {
  return (
    <dl className="slide-stats tabular-digits">
      {items.map(({ value, label }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Questions({ title, items }: { title: string; items: readonly string[] }) {
  const titleId = useId();
  return (
    <section className="slide-questions on-dark" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ol>
        {items.map((question, index) => (
          <li key={question}>
            <span aria-hidden="true">{index + 1}</span>
            {question}
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Caution({ title, figure, text }: { title: string; figure?: string; text: string }) {
  const titleId = useId();
  return (
    <section className="slide-caution on-sheet" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {figure ? <p className="slide-caution-figure">{figure}</p> : null}
      <p>{text}</p>
    </section>
  );
}
