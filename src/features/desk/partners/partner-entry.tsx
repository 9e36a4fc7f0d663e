import { listedPartner, partnerName } from "#content/partners/listed-partners.ts";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import type { DeskPartner } from "#contracts/desk/partners.ts";
import { Tag } from "#design-system/reading/tag.tsx";
import { firmMoment } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { Refused } from "../shell/states.tsx";
import { PartnerNumbers } from "./partner-numbers.tsx";

type Change = Omit<RequestBody<"changePartner">, "partner">;

interface EntryProps {
  partner: DeskPartner;
  /** With a sentence, the partner's name, and the address if one was made. */
  onChanged: (sentence: string, name: string, address: string | null) => void;
}

function sentenceAbout({ address, email }: Change, name: string): string {
  if (email) return `${name} gets its numbers by e-mail on the first Monday of each month.`;
  if (email === null) return `The monthly mail to ${name} is stopped.`;
  return address === "make"
    ? `${name} has a new private address.`
    : `The private address of ${name} is withdrawn.`;
}

export function PartnerEntry({ partner: one, onChanged }: EntryProps) {
  const { partner, madeAt, madeBy, withdrawnAt, email } = one;
  const name = partnerName(partner);
  const changed = (body: Change) => (answer: Answer<"changePartner">) =>
    onChanged(sentenceAbout(body, name), name, answer.address);
  const make = useDeskAction("changePartner", changed({ address: "make" }));
  const change = (word: string, confirming: string, address: "make" | "withdraw") => (
    <ActionButton
      label={`${word} address`}
      row={name}
      title={`${word} the address of ${name}?`}
      about="The address that the partner has stops working at once."
      endpoint="changePartner"
      send={() => ({ body: { partner, address } })}
      confirm={word}
      confirming={confirming}
      onDone={changed({ address })}
    />
  );
  const works = madeAt !== null && withdrawnAt === null;
  return (
    <li className="grid grid-cols-1 gap-3 border-line-strong border-t py-6">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h2>{name}</h2>
        {listedPartner(partner) ? null : <Tag tone="neutral">Not listed</Tag>}
      </div>
      <PartnerNumbers partner={partner} name={name} rows={one.rows} />
      <p className="text-ink-2">
        {works
          ? `Private address made ${firmMoment(madeAt)}${madeBy ? ` by ${personName(madeBy)}` : ""}.`
          : withdrawnAt
            ? `Private address withdrawn ${firmMoment(withdrawnAt)}.`
            : "No private address."}
      </p>
      <div className="flex flex-wrap gap-2">
        {works ? (
          <>
            {change("Renew", "Renewing", "make")}
            {change("Withdraw", "Withdrawing", "withdraw")}
          </>
        ) : (
          <RowButton
            row={name}
            disabled={make.isPending}
            onClick={() => make.mutate({ body: { partner, address: "make" } })}
          >
            Make private address
          </RowButton>
        )}
      </div>
      <Refused failure={make.error} />
      <ActionForm
        key={email}
        className="items-end sm:grid-cols-[minmax(0,22rem)_auto] sm:justify-start"
        endpoint="changePartner"
        fields={[
          {
            name: "email",
            type: "email",
            label: `Monthly mail to ${name}`,
            defaultValue: email ?? "",
            hint: "On the first Monday of each month. Empty for none.",
          },
        ]}
        send={(entered) => ({ body: { partner, email: entered.email ?? null } })}
        confirm={
          <>
            Save<span className="sr-only"> {name}</span>
          </>
        }
        confirming="Saving"
        button={{ variant: "quiet", size: "small" }}
        keepsFields
        onDone={(answer, { body }) => changed(body)(answer)}
      />
    </li>
  );
}
