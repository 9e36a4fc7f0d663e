import { specialtiesPage as words } from "#content/pages/specialties.ts";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";
import "./specialties.css";

export interface ListedPracticeType {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly specialties: readonly { name: string; path: string; line: string }[];
}

export function SpecialtiesHeader() {
  return <PageTop trail={[{ label: words.breadcrumb }]} words={words} className="pb-12 md:pb-16" />;
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
