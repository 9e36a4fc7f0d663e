import type { Estimate } from "#calculations/rd-credit/estimate.ts";
import { disclaimer, firm, firmTimeZone } from "#content/firm.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { RxMark } from "#design-system/slip/rx-mark.tsx";
import { formatDate, today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { Answers } from "../answers/answers.ts";
import { Computed } from "./computed.tsx";
import { plainReading } from "./plain-reading.tsx";
import { PracticeSummary } from "./practice-summary.tsx";
import { resultLines } from "./result-slip.tsx";

const words = rdCalculatorResult;

/** With more, the list would not leave room on the page for the rest. */
const mostActivitiesListed = 12;

/** The estimate on one sheet of paper. On the screen it does not exist. */
export function PrintSheet({ answers, estimate }: { answers: Answers; estimate: Estimate }) {
  const reading = plainReading(estimate);
  const { total } = resultLines(estimate);
  const activities = answers.specialties.flatMap(({ selectedActivities }) => selectedActivities);
  const listed = activities.length <= mostActivitiesListed ? activities : [];
  const date = formatDate(today(firmTimeZone));
  return (
    <div
      className="estimate-sheet"
      aria-hidden="true"
      data-crowded={answers.specialties.length > 8 || undefined}
    >
      <header>
        <RxMark className="h-8" />
        <p>
          <b>{firm.name}</b>
          <br />
          {fillIn(words.print.preparedOn, { date, host: location.host })}
        </p>
      </header>
      <h1>
        {words.slip.title} <span className="figures">{total.value}</span>
      </h1>
      <p className="estimate-sheet-caveat">{words.slip.caveat}</p>
      <h2>{words.computed.heading}</h2>
      <Computed estimate={estimate} />
      <h2>{words.summary.heading}</h2>
      <PracticeSummary answers={answers} withSpecialties={false} />
      {listed.length > 0 ? (
        <>
          <h2>{words.print.activities}</h2>
          <ul>
            {listed.map((activity) => (
              <li key={activity}>{activity}</li>
            ))}
          </ul>
        </>
      ) : null}
      <h2>{reading.title}</h2>
      {reading.sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <footer>
        <p>{disclaimer.full}</p>
        <p>
          {firm.legalName}, {firm.address.street}, {firm.address.suite}, {firm.address.city},{" "}
          {firm.address.state} {firm.address.zip} · {firm.phone.display} · {firm.email}
        </p>
      </footer>
    </div>
  );
}
