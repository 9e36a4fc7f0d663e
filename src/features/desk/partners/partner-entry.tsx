import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { firmTimeZone } from "#content/firm.ts";
import { listedPartner, partnerName } from "#content/partners/listed-partners.ts";
import type { RequestBody } from "#contracts/desk/api.ts";
import type { DeskPartner } from "#contracts/desk/partners.ts";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { formatMoment } from "#wording/times.ts";
import { request } from "../data/desk-api.ts";
import { personName } from "../data/names.ts";
import { ConfirmDialog } from "../shell/confirm-dialog.tsx";
import { RowButton } from "../shell/row-button.tsx";
import { Refused } from "../shell/states.tsx";
import { useDeskForm } from "../use-desk-form.ts";
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
  const [asked, setAsked] = useState<"make" | "withdraw">();
  const change = useMutation({
    mutationFn: (body: Change) => request("changePartner", { body: { partner, ...body } }),
    onSuccess: ({ address }, body) => {
      setAsked(undefined);
      onChanged(sentenceAbout(body, name), name, address);
    },
  });
  const { form, faults } = useDeskForm(
    {
      ...change,
      mutate: (fields: { email?: string }, options) =>
        change.mutate({ email: fields.email ?? null }, options),
    },
    { invalid: "Please enter an e-mail address, or nothing for no mail." },
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
          ? `Private address made ${formatMoment(madeAt, firmTimeZone)}${madeBy ? ` by ${personName(madeBy)}` : ""}.`
          : withdrawnAt
            ? `Private address withdrawn ${formatMoment(withdrawnAt, firmTimeZone)}.`
            : "No private address."}
      </p>
      <p className="flex flex-wrap gap-2">
        <RowButton
          row={name}
          disabled={change.isPending}
          onClick={() => (works ? setAsked("make") : change.mutate({ address: "make" }))}
        >
          {works ? "Renew address" : "Make private address"}
        </RowButton>
        {works ? (
          <RowButton row={name} disabled={change.isPending} onClick={() => setAsked("withdraw")}>
            Withdraw address
          </RowButton>
        ) : null}
      </p>
      <form
        {...form}
        key={email}
        className="flex flex-wrap items-end gap-2 [&>.field]:flex-[0_1_22rem]"
      >
        <TextInput
          name="email"
          type="email"
          label={`Monthly mail to ${name}`}
          autoComplete="off"
          defaultValue={email ?? ""}
          hint="On the first Monday of each month. Empty for none."
          error={faults.email}
        />
        <RowButton row={name} type="submit" disabled={change.isPending}>
          Save
        </RowButton>
      </form>
      {asked ? (
        <ConfirmDialog
          title={
            asked === "make" ? `Renew the address of ${name}?` : `Withdraw the address of ${name}?`
          }
          about="The address that the partner has stops working at once."
          confirm={asked === "make" ? "Renew" : "Withdraw"}
          confirming={asked === "make" ? "Renewing" : "Withdrawing"}
          action={{ ...change, mutate: () => change.mutate({ address: asked }) }}
          onClose={() => setAsked(undefined)}
        />
      ) : (
        <Refused failure={change.error} />
      )}
    </li>
  );
}
