import { deskLead } from "#content/desk.ts";
import type { DeskLead, EstimateAnswers } from "#contracts/desk/lead.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = deskLead.answers;

/** The visitor's answers in the calculator. */
export function LeadAnswers({ answers }: { answers: DeskLead["answers"] }) {
  if (!answers) return null;
  return (
    <section aria-labelledby="lead-answers">
      <h2 id="lead-answers">{words.heading}</h2>
      <Given {...answers} />
    </section>
  );
}

function Given({ doctorWages, staffWages, state, specialties }: EstimateAnswers) {
  return (
    <dl className="lead-facts">
      <div>
        <dt>{words.doctorWages}</dt>
        <dd>{formatUsd(doctorWages)}</dd>
      </div>
      <div>
        <dt>{words.staffWages}</dt>
        <dd>{formatUsd(staffWages)}</dd>
      </div>
      <div>
        <dt>{words.state}</dt>
        <dd>{state}</dd>
      </div>
      {specialties.map(({ practiceType, name, timePercentage, innovationLevel, activities }) => (
        <div key={`${practiceType} ${name}`} className="lead-specialty">
          <dt>
            {name}
            <small>{practiceType}</small>
          </dt>
          <dd>
            {fillIn(words.time, {
              share: `${timePercentage}%`,
              level: words.levels[innovationLevel],
            })}
            <ul>
              {activities.map((activity) => (
                <li key={activity}>{activity}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  );
}
