import { Fragment, type ReactNode } from "react";
import { specialtiesPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { calculatorId } from "#content/navigation.ts";
import { specialtiesPage, specialtyPage as words } from "#content/pages/specialties.ts";
import { ClosingCall } from "#design-system/actions/closing-call.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import openWhenWide from "#design-system/reading/browser/open-when-wide.ts?script";
import { readArticles } from "#features/articles/article-library.server.ts";
import { SpecialtyCases } from "#features/cases/specialty-cases.tsx";
import { StateLawNote } from "#features/rd-calculator/state-law-note.tsx";
import {
  findSpecialtyWithPage,
  type SpecialtyWithPage,
} from "#features/specialties/specialty-library.server.ts";
import {
  Activities,
  CpaQuestions,
  NearbyPages,
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
import { faqData } from "#site-shell/structured-data.ts";
import type { Route } from "./+types/specialty.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const specialty = findSpecialtyWithPage(params.specialtyId);
  if (!specialty) throw new Response(null, { status: 404, statusText: "Not Found" });
  const articles = await readArticles();
  const reading = articles
    .filter(({ id }) => specialty.page.articles.includes(id))
    .map(({ title, href }) => ({ name: title, path: href }));
  const nearby = specialty.page.nearby
    .flatMap((id) => findSpecialtyWithPage(id) ?? [])
    .map(({ name, path }) => ({ name, path }));
  return { specialty, reading, nearby };
}

export function describeSpecialty(specialty: SpecialtyWithPage): PageDescription {
  const { name, path, page } = specialty;
  const { roleLines, amountLines, range } = workPractice(page.practice, "usual");
  return {
    title: page.title,
    description: page.description,
    path,
    picture: {
      title: page.heading,
      eyebrow: specialtiesPage.breadcrumb,
      slip: {
        rows: [...roleLines, ...amountLines],
        total: { label: words.practice.range, value: range },
      },
    },
    trail: [{ label: specialtiesPage.breadcrumb, href: specialtiesPath }, { label: name }],
    structuredData: [
      faqData(Object.fromEntries(page.cpaQuestions.map((it) => [it.question, it.answer]))),
    ],
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? pageMetadata(describeSpecialty(loaderData.specialty)) : [];

type FirstSection = SpecialtyWithPage["page"]["firstSection"];
type SectionName = FirstSection | "calculator";

/** The section that the specialty turns on comes first. */
const orders: Readonly<Record<FirstSection, readonly SectionName[]>> = {
  activities: ["activities", "practice", "calculator", "questions"],
  practice: ["practice", "activities", "calculator", "questions"],
  questions: ["questions", "practice", "activities", "calculator"],
};

const headings: Readonly<Record<SectionName, { id: string; heading: string }>> = {
  activities: { id: "activities", heading: words.activities.heading },
  practice: { id: practiceSectionId, heading: words.practice.heading },
  calculator: { id: "calculator-heading", heading: words.calculator.heading },
  questions: { id: "cpa-questions", heading: words.cpaQuestions.heading },
};

export default function SpecialtyPage({ loaderData }: Route.ComponentProps) {
  const { specialty, reading, nearby } = loaderData;
  const order = orders[specialty.page.firstSection];
  const contents = [
    ...order.map((name) => headings[name]),
    { id: "nearby", heading: words.nearby.heading },
    { id: "law", heading: words.law.heading },
  ];
  const sections: Readonly<Record<SectionName, ReactNode>> = {
    activities: <Activities specialty={specialty} />,
    practice: <WhatItCouldComeTo specialty={specialty} />,
    calculator: <OwnPractice specialty={specialty} />,
    questions: <CpaQuestions specialty={specialty} />,
  };
  return (
    <>
      <SpecialtyHeader specialty={specialty} sections={contents} />
      {order.map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      <SpecialtyCases specialtyId={specialty.id} />
      <NearbyPages specialties={nearby} articles={reading} />
      <SpecialtyLaw specialty={specialty}>
        <StateLawNote state={specialty.page.practice.state} />
      </SpecialtyLaw>
      <ClosingCall words={words.closing} />
      <script type="module" src={openWhenWide} />
    </>
  );
}

function OwnPractice({ specialty }: { specialty: SpecialtyWithPage }) {
  return (
    <TitledSection headingId="calculator-heading" words={words.calculator}>
      <div id={calculatorId} className="-scroll-mt-6 mt-10">
        <Island
          name="rd-calculator"
          props={{ variant: "full", sourcePage: specialty.path, specialtyId: specialty.id }}
        />
      </div>
    </TitledSection>
  );
}
