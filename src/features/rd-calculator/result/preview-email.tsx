import { useEffect, useState } from "react";
import { currentAttribution } from "#browser/attribution.ts";
import { practiceTypeNames } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { firmTimeZone } from "#content/firm.ts";
import { listedPartnerName } from "#content/partners/listed-partners.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { today } from "#wording/dates.ts";
import { type Answers, type Contact, estimateOf } from "../answers/answers.ts";
import { filledIn, maySend } from "./contact-fields.tsx";
import type { Origin } from "./send-form.tsx";

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
  origin: Origin;
}) {
  const { open, onClose, answers, contact, origin } = props;
  const [mail, setMail] = useState<Mail | "failed">();
  const [chosen, setChosen] = useState<Audience>("visitor");
  const toCpa = filledIn(contact).cpaEmail !== undefined;
  const audience = toCpa ? chosen : "visitor";
  const { sourcePage, partner } = origin;
  useEffect(() => {
    if (!open) return;
    setMail(undefined);
    const origin = partner ?? currentAttribution().partner;
    renderMail(answers, contact, { audience, sourcePage, partner: origin }).then(setMail, () =>
      setMail("failed"),
    );
  }, [open, answers, contact, audience, sourcePage, partner]);

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
        <iframe title={words.frame} sandbox="" srcDoc={mail.html} className="rd-preview" />
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
  { partner, ...forWhom }: { audience: Audience; sourcePage: string; partner: string | undefined },
): Promise<Mail> {
  const { renderResultsEmail } = await import("#emails/results/results-email.tsx");
  return renderResultsEmail({
    estimate: estimateOf(answers),
    practiceTypes: practiceTypeNames(answers.specialties),
    contact: { ...words.missing, ...filledIn(contact) },
    partner: listedPartnerName(partner),
    partnerId: listedPartnerName(partner) && partner,
    origin: location.origin,
    today: today(firmTimeZone),
    ...forWhom,
  });
}
