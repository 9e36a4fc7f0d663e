import { useEffect, useState } from "react";
import { practiceTypeNames } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firmTimeZone } from "#content/firm.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { today } from "#wording/dates.ts";
import { type Answers, type Contact, estimateOf } from "../answers/answers.ts";
import { filledIn, maySend } from "./contact-fields.tsx";
import { originOfVisit, partnerOfVisit } from "./visit.ts";

const words = rdCalculatorResult.preview;

type Mail = { subject: string; html: string };
type Audience = "visitor" | "cpa";

/**
 * The message in a frame without scripts or network access. It is rendered by the same module as on
 * the server, which is loaded when a visitor opens the preview.
 */
export function PreviewEmail(props: {
  open: boolean;
  onClose: () => void;
  answers: Answers;
  contact: Contact;
  sourcePage: string;
}) {
  const { open, onClose, answers, contact, sourcePage } = props;
  const [mail, setMail] = useState<Mail | "failed">();
  const [chosen, setChosen] = useState<Audience>("visitor");
  const toCpa = filledIn(contact).cpaEmail !== undefined;
  const audience = toCpa ? chosen : "visitor";
  useEffect(() => {
    if (!open) return;
    setMail(undefined);
    renderMail(answers, contact, { audience, sourcePage }).then(setMail, () => setMail("failed"));
  }, [open, answers, contact, audience, sourcePage]);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="wide"
      title={words.title}
      eyebrow={<MailSubject mail={mail} />}
    >
      {toCpa ? (
        <fieldset className="mb-4 flex flex-wrap gap-2.5">
          <legend className="sr-only">{words.audiences.label}</legend>
          {(["visitor", "cpa"] as const).map((one) => (
            <Button
              key={one}
              size="small"
              variant={one === audience ? "primary" : "quiet"}
              aria-pressed={one === audience}
              onClick={() => setChosen(one)}
            >
              {words.audiences[one]}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {maySend(contact) ? null : <p className="mb-4 text-sm text-ink-3">{words.blanks}</p>}
      {mail === undefined ? <p>{words.loading}</p> : null}
      {mail === "failed" ? <p>{words.failed}</p> : null}
      {mail && mail !== "failed" ? (
        <iframe
          title={words.frame}
          sandbox=""
          srcDoc={mail.html}
          className="rd-preview flex-[1_0_14rem] w-full border border-line rounded-control bg-paper"
        />
      ) : null}
    </Dialog>
  );
}

function MailSubject({ mail }: { mail: Mail | "failed" | undefined }) {
  if (!mail || mail === "failed") return null;
  return (
    <span className="text-sm text-ink-3">
      {words.eyebrow} {mail.subject}
    </span>
  );
}

async function renderMail(
  answers: Answers,
  contact: Contact,
  forWhom: { audience: Audience; sourcePage: string },
): Promise<Mail> {
  const { renderResultsEmail } = await import("#emails/results/results-email.tsx");
  const { partner, accent } = originOfVisit();
  return renderResultsEmail({
    estimate: estimateOf(answers),
    practiceTypes: practiceTypeNames(answers.specialties),
    contact: { ...words.missing, ...filledIn(contact) },
    ...{ partner, accent },
    shown: partnerOfVisit(),
    origin: location.origin,
    today: today(firmTimeZone),
    ...forWhom,
  });
}
