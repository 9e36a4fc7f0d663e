import { articleBody } from "#content/knowledge-bank.ts";
import { deadlineStatus } from "#tax-law/deadlines.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { useLaw } from "./use-law.ts";

/**
 * A deadline with its status, judged by its date when the page is built. Both endings are written:
 * where the page is still served after the day has passed, browser/article.ts shows the other one.
 */
export function Deadline({ name }: { name: string }) {
  const law = useLaw();
  const deadline = law.deadline(name);
  const passed = deadlineStatus(deadline, law.today).kind === "passed";
  const words = articleBody.deadline;
  const date = formatDate(deadline.date);
  return (
    <aside
      className="law-note"
      data-status={passed ? "passed" : "open"}
      data-deadline={deadline.date}
      data-from-law=""
    >
      <p className="law-note-title">
        {words.heading}: {deadline.label}
      </p>
      <p className="law-note-text">{deadline.purpose}</p>
      <p className="law-note-status" data-when="open" hidden={passed}>
        <strong>{fillIn(words.open, { date })}</strong>
      </p>
      <p className="law-note-status" data-when="passed" hidden={!passed}>
        <strong>{fillIn(words.passed, { date })}</strong> {words.remains} {deadline.remainsAfter}
      </p>
    </aside>
  );
}
