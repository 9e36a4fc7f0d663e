import { expensesBehindCredit } from "#calculations/rd-credit/amounts.ts";
import {
  findSpecialty,
  specialtyPath,
} from "#content/calculators/practice-types/all-practice-types.ts";
import { type CaseStudy, caseStudies } from "#content/cases/case-studies.ts";
import { type HomeCase, homeCases } from "#content/cases/home-cases.ts";
import { home } from "#content/pages/home.ts";
import { specialtiesLinks, specialtyPage } from "#content/pages/specialties.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { TitledSection } from "#design-system/layout/titled-section.tsx";
import { type LedgerItem, LedgerRows } from "#design-system/slip/ledger-rows.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = specialtyPage.cases;

export function SpecialtyCases({ specialtyId }: { specialtyId: string }) {
  const research = homeCases.filter((study) => study.specialtyId === specialtyId);
  const plans = caseStudies.filter((study) => study.specialtyId === specialtyId);
  if (research.length + plans.length === 0) return null;
  return (
    <TitledSection headingId="cases" words={words} foldedOnPhone>
      <LedgerRows
        className="lg:mt-8"
        numbered={false}
        items={[...research.map(researchRow), ...plans.map(planRow)]}
      />
      <p className="mt-6 max-w-[46em] text-sm text-ink-3">{home.caseStudies.generallyExpected}</p>
    </TitledSection>
  );
}

function researchRow(study: HomeCase): LedgerItem {
  return {
    title: `${study.practitioner}, ${study.location}`,
    description: fillIn(words.credit, {
      credit: formatUsd(study.creditAmount),
      year: study.creditYear,
      expenses: formatUsd(expensesBehindCredit(study.creditAmount)),
    }),
    action: { label: words.view, href: `/?case=${study.id}#case-studies` },
  };
}

function planRow(study: CaseStudy): LedgerItem {
  const credit = study.strategies.find(({ working }) => working.kind === "credit");
  return {
    title: `${study.specialty}, ${study.location}`,
    description: credit
      ? fillIn(words.creditInPlan, { credit: formatUsd(credit.amount), year: study.year })
      : fillIn(words.plan, { year: study.year }),
    action: { label: words.view, href: `/case-studies?case=${study.id}` },
  };
}

export function SpecialtyLink({ specialtyId }: { specialtyId: string | undefined }) {
  const specialty = findSpecialty(specialtyId ?? "")?.specialty;
  if (!specialty) return null;
  return (
    <p className="mt-4">
      <TextLink href={specialtyPath(specialty.id)}>
        {fillIn(specialtiesLinks.case, { specialty: specialty.name })}
      </TextLink>
    </p>
  );
}
