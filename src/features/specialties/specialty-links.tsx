import {
  practiceTypes,
  specialtiesPath,
  specialtyPath,
} from "#content/calculators/practice-types/all-practice-types.ts";
import { specialtiesLinks } from "#content/pages/specialties.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";

export function SpecialtyIndex() {
  const words = specialtiesLinks.service;
  return (
    <TitledSection headingId="by-specialty" words={words}>
      <div className="mt-6 grid border-t border-line lg:mt-10 lg:grid-cols-[2fr_2fr_1fr] lg:gap-x-12 lg:gap-y-8 lg:*:last:[&_ul]:columns-1">
        {practiceTypes.map(({ id, name, specialties }) => (
          <Disclosure key={id} openWhenWide summary={<h3>{name}</h3>}>
            <ul className="columns-[2_9.5rem] gap-x-8">
              {specialties.map((specialty) => (
                <li key={specialty.id}>
                  <a
                    href={specialtyPath(specialty.id)}
                    className="inline-flex min-h-11 items-center text-nav leading-[1.3] text-pine hover:underline"
                  >
                    {specialty.name}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        ))}
      </div>
      <p className="mt-4">
        <TextLink standalone href={specialtiesPath}>
          {words.all}
        </TextLink>
      </p>
    </TitledSection>
  );
}

export function SpecialtiesLine() {
  const { text, link } = specialtiesLinks.knowledgeBank;
  return (
    <p className="mt-6 text-ink-2">
      {text} <TextLink href={specialtiesPath}>{link}</TextLink>
    </p>
  );
}
