import { specialtiesPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { calculatorId } from "#content/navigation.ts";
import { specialtiesPage, specialtyPage as words } from "#content/pages/specialties.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import openWhenWide from "#design-system/reading/browser/open-when-wide.ts?script";
import { readArticles } from "#features/articles/article-library.server.ts";
import { ArticleLinks } from "#features/articles/listing/article-links.tsx";
import { SpecialtyCases } from "#features/cases/specialty-cases.tsx";
import {
  ExampleNotes,
  ExampleResult,
  exampleAnswer,
  exampleLines,
} from "#features/rd-calculator/result/example-result.tsx";
import {
  findSpecialtyWithPage,
  type SpecialtyWithPage,
} from "#features/specialties/specialty-library.server.ts";
import {
  Activities,
  CpaQuestions,
  NearbySpecialties,
  SpecialtyHeader,
  SpecialtyLaw,
} from "#features/specialties/specialty-sections.tsx";
import {
  practiceSectionId,
  WhatItCouldComeTo,
} from "#features/specialties/what-it-could-come-to.tsx";
import { workPractice } from "#features/specialties/worked-practice.ts";
import { Island } from "#islands/island.tsx";
import { type PageDescription, pageMetadata } from "#site-shell/metadata.ts";
import { breadcrumbData, faqData } from "#site-shell/structured-data.ts";
import type { Route } from "./+types/specialty.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const specialty = findSpecialtyWithPage(params.specialtyId);
  if (!specialty) throw new Response(null, { status: 404, statusText: "Not Found" });
  const articles = await readArticles();
  const reading = articles
    .filter(({ id }) => specialty.page.articles.includes(id))
    .map(({ id, title, href, excerpt, category }) => ({ id, title, href, excerpt, category }));
  const nearby = specialty.page.nearby
    .flatMap((id) => findSpecialtyWithPage(id) ?? [])
    .map(({ name, path, page }) => ({ name, path, line: page.line }));
  return { specialty, reading, nearby };
}

export function describeSpecialty(specialty: SpecialtyWithPage): PageDescription {
  const { name, path, page } = specialty;
  return {
    title: page.title,
    description: page.description,
    path,
    picture: {
      title: page.heading,
      eyebrow: specialtiesPage.breadcrumb,
      slip: exampleLines(workPractice(specialty, "full").estimate),
    },
    structuredData: [
      faqData(page.cpaQuestions),
      breadcrumbData(
        { label: specialtiesPage.breadcrumb, href: specialtiesPath },
        { label: name, href: path },
      ),
    ],
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMetadata(describeSpecialty(loaderData.specialty)) : [];

export default function SpecialtyPage({ loaderData }: Route.ComponentProps) {
  const { specialty, reading, nearby } = loaderData;
  const full = workPractice(specialty, "full").estimate;
  const half = workPractice(specialty, "half").estimate;
  const contents = [
    { id: "activities", heading: words.activities.heading },
    { id: practiceSectionId, heading: words.practice.heading },
    { id: "calculator-heading", heading: words.calculator.heading },
    { id: "cpa-questions", heading: words.cpaQuestions.heading },
    ...(reading.length > 0 ? [{ id: "reading", heading: words.reading }] : []),
    { id: "nearby", heading: words.nearby.heading },
    { id: "law", heading: words.law.heading },
  ];
  const subtitle = `${specialty.name} · ${full.state}`;
  return (
    <>
      <SpecialtyHeader
        specialty={specialty}
        answers={{ full: exampleAnswer(full), half: exampleAnswer(half) }}
        sections={contents}
      />
      <Activities specialty={specialty} />
      <WhatItCouldComeTo
        specialty={specialty}
        results={{
          full: (
            <ExampleResult estimate={full} title={words.practice.worked.full} subtitle={subtitle} />
          ),
          half: (
            <ExampleResult estimate={half} title={words.practice.worked.half} subtitle={subtitle} />
          ),
        }}
      >
        <ExampleNotes estimate={full} />
      </WhatItCouldComeTo>
      <TitledSection headingId="calculator-heading" words={words.calculator}>
        <div id={calculatorId} className="calculator-card mt-10">
          <Island
            name="rd-calculator"
            props={{ variant: "full", sourcePage: specialty.path, specialtyId: specialty.id }}
          />
        </div>
      </TitledSection>
      <CpaQuestions specialty={specialty} />
      <SpecialtyCases specialtyId={specialty.id} />
      <ArticleLinks heading={words.reading} articles={reading} />
      <NearbySpecialties specialties={nearby} />
      <SpecialtyLaw specialty={specialty} />
      <ClosingCall words={words.closing} />
      <script type="module" src={openWhenWide} />
    </>
  );
}
