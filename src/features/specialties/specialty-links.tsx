import {
  practiceTypes,
  specialtiesPath,
  specialtyPath,
} from "#content/calculators/practice-types/all-practice-types.ts";
import { specialtiesLinks } from "#content/pages/specialties.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import "./specialties.css";

export function SpecialtyIndex() {
  const words = specialtiesLinks.service;
  return (
    <TitledSection headingId="by-specialty" words={words}>
      <div className="specialty-index">
        {practiceTypes.map(({ id, name, specialties }) => (
          <Disclosure key={id} openWhenWide summary={<h3>{name}</h3>}>
            <ul>
              {specialties.map((specialty) => (
                <li key={specialty.id}>
                  <a href={specialtyPath(specialty.id)}>{specialty.name}</a>
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
    <p className="specialties-line">
      {text} <TextLink href={specialtiesPath}>{link}</TextLink>
    </p>
  );
}
