import { advisorsPage } from "#content/advisors.ts";
import { Section } from "#design-system/layout/section.tsx";
import { SectionHeading } from "#design-system/layout/section-heading.tsx";
import { Slip } from "#design-system/slip/slip.tsx";

/** Explained without amounts: the slip beside it waits to be filled in with the client. */
export function FeeStructure() {
  const { eyebrow, heading, points, slip } = advisorsPage.fees;
  return (
    <Section surface="dark" labelledBy="fees">
      <SectionHeading id="fees" eyebrow={eyebrow} title={heading} />
      <div className="mt-10 grid items-start gap-12 lg:grid-cols-[1.25fr_.75fr] lg:gap-18">
        <ul className="border-t border-line">
          {points.map((point) => (
            <li key={point.title} className="border-b border-line py-6">
              <h3>{point.title}</h3>
              <p className="mt-2 max-w-[38em] text-ink-2">{point.text}</p>
            </li>
          ))}
        </ul>
        <Slip
          title={slip.title}
          subtitle={slip.subtitle}
          rows={slip.rows.map((label) => ({ label }))}
          total={slip.total}
          footnote={slip.footnote}
        />
      </div>
    </Section>
  );
}
