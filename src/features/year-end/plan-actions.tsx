import { carryToEstimatedTax } from "#browser/kept-estimated-tax.ts";
import type { YearEndPlan } from "#calculations/year-end/plan.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { employedClients } from "#content/pages/employed.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { CopyLink } from "#design-system/forms/copy-link.tsx";
import { Box } from "#design-system/layout/box.tsx";
import { linkHash, type PlanEntries } from "./entries.ts";
import { type PlanSheetProps, PrintSheet } from "./print-sheet.tsx";
import { SendPlan } from "./send-plan.tsx";

const words = yearEndPlanWords.actions;

/** What can be done with a finished plan. Loaded with the first list. */
export function PlanActions(sheet: PlanSheetProps) {
  const { plan, entries } = sheet;
  return (
    <div className="grid gap-6 min-[56rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] min-[56rem]:items-start">
      <div className="flex flex-wrap content-start gap-3">
        <SmallButton onClick={() => print()}>{words.print}</SmallButton>
        <CopyLink words={words} link={() => linkTo(entries)} />
        <TextLink href={words.estimatedTax.href} onClick={() => carryToEstimatedTax(totalOf(plan))}>
          {words.estimatedTax.label}
        </TextLink>
      </div>
      <Box className="p-5 sm:p-7">
        <SendPlan entries={entries} taxYear={plan.taxYear} />
      </Box>
      <p className="plan-text col-span-full text-ink-2">
        <b>{employedClients.heading}</b> {employedClients.text}{" "}
        <TextLink href={employedClients.link.href}>{employedClients.link.label}</TextLink>
      </p>
      <PrintSheet {...sheet} />
    </div>
  );
}

/** With the tax on gains, which only what is to be withheld counts. */
function totalOf({ planned, moves }: YearEndPlan): number {
  const gains = moves.find(({ id }) => id === "withholding")?.taxOnGainsInUsd ?? 0;
  return planned.totalInUsd + gains;
}

const linkTo = (entries: PlanEntries) => location.origin + location.pathname + linkHash(entries);
