import { specialtiesPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { calculatorId } from "#content/navigation.ts";
import { specialtiesPage, specialtyPage as words } from "#content/pages/specialties.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Breadcrumb } from "#design-system/layout/breadcrumb.tsx";
import { PageHeading } from "#design-system/layout/page-heading.tsx";
import { Wrap } from "#design-system/layout/wrap.tsx";
import { Paragraphs } from "#design-system/reading/paragraphs.tsx";
import type { SpecialtyWithPage } from "./specialty-library.server.ts";
import "./specialties.css";

export function SpecialtyHeader({ specialty }: { specialty: SpecialtyWithPage }) {
  const { name, practiceType, page } = specialty;
  return (
    <Wrap className="pt-6 pb-14 md:pt-10 md:pb-22">
      <Breadcrumb
        items={[
          { label: "Home", href: "/" },
          { label: specialtiesPage.breadcrumb, href: specialtiesPath },
          { label: name },
        ]}
      />
      <div className="specialty-opening">
        <PageHeading eyebrow={practiceType.name} title={page.heading} />
        <div className="specialty-introduction">
          <Paragraphs texts={page.introduction} />
          <p>
            <Button href={`#${calculatorId}`}>{words.estimate}</Button>
          </p>
        </div>
      </div>
    </Wrap>
  );
}
