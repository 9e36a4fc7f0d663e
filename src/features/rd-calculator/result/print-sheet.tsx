import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { slipLines } from "#calculations/rd-credit/slip-lines.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { disclaimer } from "#content/disclaimer.ts";
import { firm, firmTimeZone } from "#content/firm.ts";
import { Items } from "#design-system/layout/items.tsx";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn, partnerLogoPath } from "#wording/fill-in.ts";
import type { Answers } from "../answers/answers.ts";
import { StateLawNote } from "../state-law-note.tsx";
import { Computed } from "./computed.tsx";
import { LeftOut } from "./left-out.tsx";
import { plainReading } from "./plain-reading.ts";
import { PracticeSummary } from "./practice-summary.tsx";
import { FeeLine, ResultAnswer } from "./result-answer.tsx";
import { partnerOfVisit } from "./visit.ts";

const words = rdCalculatorResult;

/** With more lines than these, a list of activities would not leave room for the rest. */
const mostLinesListed = 10;

/** How closely the sheet must be set to stay one page. */
function crowding(specialtyCount: number, activityCount: number): "some" | "most" | undefined {
  if (specialtyCount > 12) return "most";
  return specialtyCount > 1 || activityCount > 3 ? "some" : undefined;
}

/** The estimate on one sheet of paper, hidden on the screen. */
export function PrintSheet({ answers, estimate }: { answers: Answers; estimate: Estimate }) {
  const reading = plainReading(estimate);
  const { total, rdTime, state: stateLine } = slipLines(estimate, words.slip);
  const activities = answers.specialties.flatMap(({ activities }) => activities);
  const specialtyCount = answers.specialties.length;
  const listed = specialtyCount + activities.length <= mostLinesListed ? activities : [];
  const date = formatDate(today(firmTimeZone));
  return (
    <div
      className="estimate-sheet"
      aria-hidden="true"
      data-crowded={crowding(specialtyCount, activities.length)}
    >
      <header className="flex justify-between text-pine">
        <RxMark className="h-8" />
        <p className="text-right text-ink-2">
          <b>{firm.name}</b>
          <br />
          {fillIn(words.print.preparedOn, { date, host: location.host })}
        </p>
        <PartnerMark />
      </header>
      <h1 className="my-[2mm] text-[13.5pt] leading-tight">
        <ResultAnswer estimate={estimate} />
      </h1>
      {reading.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <FeeLine estimate={estimate} />
      <h2>{words.computed.heading}</h2>
      <p>
        {[rdTime.note, stateLine.note, total.note && `${total.label}: ${total.note}`]
          .filter((note) => note !== undefined)
          .join("; ")}
        .
      </p>
      <Computed estimate={estimate} />
      <StateLawNote state={estimate.state} />
      <h2>{words.summary.heading}</h2>
      <PracticeSummary answers={answers} withSpecialties={false} />
      {listed.length > 0 ? (
        <>
          <h2>{words.print.activities}</h2>
          <ul>
            <Items texts={listed} />
          </ul>
        </>
      ) : null}
      <h2>{words.leftOut.heading}</h2>
      <LeftOut estimate={estimate} />
      <footer className="mt-[2.5mm] pt-[1.5mm] border-t border-line-strong text-[7pt] leading-tight text-ink-3">
        <p>{words.slip.caveat}</p>
        <p>{disclaimer.full}</p>
        <p>
          {firm.legalName}, {firm.address.street}, {firm.address.city}, {firm.address.state}{" "}
          {firm.address.zip} · {firm.phone.display} · {firm.email}
        </p>
      </footer>
    </div>
  );
}

/** Through whom the estimate was made: logo and site of a listed partner, the name of another. */
function PartnerMark() {
  const { agreed, name, host } = partnerOfVisit();
  if (!name) return null;
  return (
    <p
      className="pl-[3mm] border-l-[1.2mm] border-leaf text-left text-ink-2"
      style={agreed?.accent ? { borderColor: `#${agreed.accent}` } : {}}
    >
      {agreed?.logo ? (
        <img src={partnerLogoPath(agreed.id)} alt="" className="h-[8mm] mb-[1mm]" />
      ) : null}
      {name}
      <br />
      {agreed?.website ? new URL(agreed.website).host : host}
    </p>
  );
}
