import { currentAttribution } from "#browser/attribution.ts";
import { post } from "#browser/post.ts";
import { useForm } from "#browser/use-form.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { firm } from "#content/firm.ts";
import { faultsInContact } from "#contracts/contact-faults.ts";
import { minimumFillMilliseconds, sendPlanPath } from "#contracts/endpoints.ts";
import { emailFault, longest } from "#contracts/limits.ts";
import type { SendPlanRequest } from "#contracts/year-end-plan.ts";
import { HiddenField } from "#design-system/forms/field.tsx";
import { SendForm } from "#design-system/forms/send-form.tsx";
import { Sent } from "#design-system/forms/sent.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { answersFrom, type PlanEntries, tickedIn } from "./entries.ts";

const words = yearEndPlanWords.send;
const failureWords = { failed: words.unexplained, unreachable: words.unreachable };

type Fields = Pick<SendPlanRequest, "email" | "cpaEmail" | "website">;

export function SendPlan({ entries, taxYear }: { entries: PlanEntries; taxYear: number }) {
  const sending = useForm({
    check: faultsInContact,
    words: { missing: emailFault, invalid: emailFault },
    minimumFillMs: minimumFillMilliseconds,
    async send(fields: Fields, envelope) {
      const plan = sendRequest(entries, fields, taxYear);
      const request = { ...plan, ...currentAttribution(), ...envelope };
      const { mailWaits } = await post(sendPlanPath, request, failureWords);
      return mailWaits ? words.successMailWaits : words.success;
    },
  });
  if (sending.sent)
    return <Sent heading={sending.sent} again={words.again} onAgain={sending.again} />;
  const address = { type: "email", maxLength: longest.email };
  return (
    <SendForm sending={sending} words={words} heading="h2" mail={firm.email}>
      <div className="plan-fields mt-5">
        <TextInput
          {...sending.field("email")}
          {...address}
          label={words.email}
          required
          autoComplete="email"
        />
        <TextInput
          {...sending.field("cpaEmail")}
          {...address}
          label={words.cpa}
          hint={words.cpaHint}
          autoComplete="off"
        />
      </div>
      <HiddenField />
    </SendForm>
  );
}

export function sendRequest(entries: PlanEntries, fields: Fields, taxYear: number) {
  const request: Omit<SendPlanRequest, "idempotencyKey"> = {
    ...fields,
    taxYear,
    answers: answersFrom(entries) as SendPlanRequest["answers"],
    ticked: tickedIn(entries) as SendPlanRequest["ticked"],
    sourcePage: "/year-end",
    consent: words.consent,
  };
  return request;
}
