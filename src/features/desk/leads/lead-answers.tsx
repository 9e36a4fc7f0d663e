import type { DeskLead, EstimateAnswers } from "#contracts/desk/lead.ts";
import { formatUsd } from "#wording/numbers.ts";

export function LeadAnswers({ answers }: { answers: DeskLead["answers"] }) {
  if (!answers) return null;
  return (
    <section aria-labelledby="lead-answers">
      <h2 id="lead-answers">Answers</h2>
      <AnswerList {...answers} />
    </section>
  );
}

function AnswerList({ doctorWages, staffWages, state, specialties }: EstimateAnswers) {
  return (
    <dl className="lead-facts">
      <div>
        <dt>Doctor/owner annual wages</dt>
        <dd>{formatUsd(doctorWages)}</dd>
      </div>
      <div>
        <dt>Clinical staff annual wages</dt>
        <dd>{formatUsd(staffWages)}</dd>
      </div>
      <div>
        <dt>State</dt>
        <dd>{state}</dd>
      </div>
      {specialties.map(({ practiceType, name, timePercentage, innovationLevel, activities }) => (
        <div key={`${practiceType} ${name}`} className="lead-specialty">
          <dt>
            {name}
            <small>{practiceType}</small>
          </dt>
          <dd>
            {timePercentage}% of time, {innovationLevel} innovation
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
