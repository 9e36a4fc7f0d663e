import { expensesBehindCredit, federalRateAsFraction } from "#calculations/rd-credit/amounts.ts";
import type { HomeCase } from "#content/cases/home-cases.ts";
import { firm } from "#content/firm.ts";
import { home } from "#content/pages/home.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { NamedIcon } from "#design-system/reading/named-icon.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { bookingAddress } from "#wording/booking-address.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatFraction, formatUsd } from "#wording/numbers.ts";
import type { ExplorerCase } from "../explorer/case-dialog.tsx";
import { Passage } from "../explorer/case-dialog.tsx";
import { refusedCredit } from "../refused-credit.ts";
import { SpecialtyLink } from "../specialty-cases.tsx";
import { homeCaseGroups } from "./home-case-filters.ts";

const ACTIVITIES_ON_CARD = 2;

export function homeExplorerCase(study: HomeCase): ExplorerCase {
  return {
    id: study.id,
    groups: homeCaseGroups(study.specialtyId),
    searchText: [study.specialty, study.practitioner, study.location, ...study.rdActivities].join(
      " ",
    ),
    card: <HomeCaseCard study={study} />,
    dialogEyebrow: <Tag tone={study.tone}>{study.specialty}</Tag>,
    dialogTitle: `${study.practitioner}, ${study.location}`,
    dialog: <HomeCaseDetail study={study} />,
    dialogFooter: (
      <Button href={bookingAddress(firm.links, { about: "rd-credit" })} newTab>
        {home.caseDialog.action}
      </Button>
    ),
  };
}

const expensesOf = ({ creditAmount }: HomeCase) => formatUsd(expensesBehindCredit(creditAmount));

function HomeCaseCard({ study }: { study: HomeCase }) {
  const words = home.caseDialog;
  const rest = study.rdActivities.length - ACTIVITIES_ON_CARD;
  return (
    <>
      <h3 className="flex items-center gap-2.5 font-sans leading-none tracking-normal">
        <NamedIcon name={study.icon} className="size-5 shrink-0 text-leaf" />
        <Tag tone={study.tone}>{study.specialty}</Tag>
      </h3>
      <dl className="case-amounts">
        <dt>{words.credit}</dt>
        <dd>{formatUsd(study.creditAmount)}</dd>
        <dt>{words.ifItFails}</dt>
        <dd>{formatUsd(-refusedCredit(study.creditAmount).costInUsd)}</dd>
      </dl>
      <p className="text-sm text-ink-3">
        {study.creditYear} · {study.teamSize} team members · {study.location}
      </p>
      <p className="text-sm text-ink-3">
        {fillIn(words.impliedExpensesOnCard, { expenses: expensesOf(study) })}
      </p>
      <ul className="case-activities">
        <Items texts={study.rdActivities.slice(0, ACTIVITIES_ON_CARD)} />
        {rest > 0 ? (
          <li className="text-sm text-ink-3">
            + {rest} more {rest === 1 ? "activity" : "activities"}
          </li>
        ) : null}
      </ul>
    </>
  );
}

function HomeCaseDetail({ study }: { study: HomeCase }) {
  const words = home.caseDialog;
  return (
    <div className="grid gap-8 md:grid-cols-[1.2fr_1fr]">
      <div className="case-passages">
        <p className="text-sm text-ink-3">{home.caseStudies.generallyExpected}</p>
        <Passage heading="Challenge">{study.challenge}</Passage>
        <Passage heading="Solution">{study.solution}</Passage>
        <Passage heading="Results">{study.results}</Passage>
        <section>
          <h3>Activities</h3>
          <ul className="case-activities">
            <Items texts={study.rdActivities} />
          </ul>
          <p className="mt-4 text-sm text-ink-3">{words.reviewBoard}</p>
          <SpecialtyLink specialtyId={study.specialtyId} />
        </section>
      </div>
      <div className="case-passages">
        <Slip
          title={study.specialty}
          subtitle={study.location}
          rows={[
            { label: "Credit year", value: String(study.creditYear) },
            { label: "Team size", value: String(study.teamSize) },
            { label: "Activities", value: String(study.rdActivities.length) },
            {
              label: words.impliedExpenses,
              value: expensesOf(study),
              formula: `${formatUsd(study.creditAmount)} ÷ ${formatFraction(federalRateAsFraction)}`,
            },
          ]}
          total={[
            { label: words.credit, value: formatUsd(study.creditAmount) },
            {
              label: words.ifItFails,
              value: formatUsd(-refusedCredit(study.creditAmount).costInUsd),
              formula: words.failure,
            },
          ]}
          footnote={words.singleYear}
        />
        <Passage heading={words.systemHeading}>{words.system}</Passage>
        <h3>{words.foundationHeading}</h3>
        {words.foundation.map(({ section, text }) => (
          <p key={section} className="mt-2 text-ink-2">
            <b className="font-semibold text-ink">{section}</b> {text}
          </p>
        ))}
      </div>
    </div>
  );
}
