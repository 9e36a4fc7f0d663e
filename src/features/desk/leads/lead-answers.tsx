import type { DeskLead } from "#contracts/desk/lead.ts";

export function LeadAnswers({ answers }: { answers: DeskLead["answers"] }) {
  if (!answers) return null;
  return (
    <section aria-labelledby="lead-answers">
      <h2 id="lead-answers">Answers</h2>
      <dl className="lead-facts">
        {answers.map(({ label, note, value, activities = [] }) => (
          <div key={`${note} ${label}`}>
            <dt>
              {label}
              {note ? <small>{note}</small> : null}
            </dt>
            <dd>
              {value}
              {activities.length > 0 ? (
                <ul>
                  {activities.map((activity) => (
                    <li key={activity}>{activity}</li>
                  ))}
                </ul>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
