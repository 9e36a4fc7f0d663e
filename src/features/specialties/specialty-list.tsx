import { specialtyPage, specialtiesPage as words } from "#content/pages/specialties.ts";
import { Button } from "#design-system/actions/button.tsx";
import { PageTop } from "#design-system/layout/page-hero.tsx";
import { Section } from "#design-system/layout/section.tsx";

interface ListedPracticeType {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
  readonly specialties: readonly { name: string; path: string; line: string }[];
}

type Listed = { practiceTypes: readonly ListedPracticeType[] };

export function SpecialtiesHeader({ practiceTypes }: Listed) {
  return (
    <PageTop trail={[{ label: words.breadcrumb }]} words={words} className="pb-12 md:pb-16">
      <nav aria-label={specialtyPage.contents} className="mt-6 flex flex-wrap gap-3">
        {practiceTypes.map(({ id, name }) => (
          <Button key={id} variant="quiet" size="small" href={`#${id}`}>
            {name}
          </Button>
        ))}
      </nav>
    </PageTop>
  );
}

export function SpecialtyList({ practiceTypes }: Listed) {
  return (
    <Section surface="sheet">
      {practiceTypes.map(({ id, name, summary, specialties }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="grid gap-x-16 gap-y-6 not-first:mt-14 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:items-start"
        >
          {/* The practice type stays in sight beside its list. */}
          <div className="lg:sticky lg:top-24">
            <h2 id={id} className="text-2xl">
              {name}
            </h2>
            <p className="mt-2 text-ink-3">{summary}</p>
          </div>
          <ul className="grid gap-x-12 border-t border-line sm:grid-cols-2">
            {specialties.map((specialty) => (
              <li key={specialty.path} className="group relative border-b border-line py-3">
                <h3 className="text-lg">
                  {/* The whole entry can be picked. */}
                  <a
                    href={specialty.path}
                    className="decoration-1 group-hover:text-leaf group-hover:underline after:absolute after:inset-0"
                  >
                    {specialty.name}
                  </a>
                </h3>
                <p className="mt-1 text-nav leading-[1.45] text-ink-2">{specialty.line}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Section>
  );
}
