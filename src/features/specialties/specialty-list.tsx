import { specialtiesPage as words } from "#content/pages/specialties.ts";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import "./specialties.css";

export interface ListedPracticeType {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly specialties: readonly { name: string; path: string; line: string }[];
}

export function SpecialtiesHeader() {
  return (
    <Wrap className="pt-6 pb-12 md:pt-10 md:pb-16">
      <Breadcrumb items={[{ label: "Home", href: "/" }, { label: words.breadcrumb }]} />
      <PageHeading className="mt-8" title={words.heading} lede={words.lede} />
    </Wrap>
  );
}

export function SpecialtyList({ practiceTypes }: { practiceTypes: readonly ListedPracticeType[] }) {
  return (
    <Section surface="sheet">
      {practiceTypes.map(({ id, name, summary, specialties }) => (
        <section key={id} aria-labelledby={id} className="specialty-group">
          <div>
            <h2 id={id}>{name}</h2>
            <p>{summary}</p>
          </div>
          <ul>
            {specialties.map((specialty) => (
              <li key={specialty.path}>
                <h3>
                  <a href={specialty.path}>{specialty.name}</a>
                </h3>
                <p>{specialty.line}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
