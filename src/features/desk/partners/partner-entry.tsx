import { Link } from "react-router";
import { numbersPage } from "#content/pages/partner-numbers.ts";
import { listedPartner, partnerName } from "#content/partners/listed-partners.ts";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import type { DeskPartner } from "#contracts/desk/partners.ts";
import type { PartnerCount } from "#contracts/partner-numbers.ts";
import { Tag } from "#design-system/reading/tag.tsx";
import { formatDate } from "#wording/dates.ts";
import { formatNumber } from "#wording/numbers.ts";
import { firmMoment } from "../data/firm-time.ts";
import { personName } from "../data/names.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { NumbersTable } from "../funnel/numbers-table.tsx";
import { ActionButton, RowButton } from "../shell/action-button.tsx";
import { ActionForm } from "../shell/action-form.tsx";
import { Refused } from "../shell/states.tsx";

type Change = RequestBody<"changePartner">;

interface EntryProps {
  partner: DeskPartner;
  /** What it can be another spelling of. */
  others: readonly string[];
  /** With a sentence, the partner's name, and the address if one was made. */
  onChanged: (sentence: string, name: string, address: string | null) => void;
}

function sentenceAbout({ partner, address, email, sameAs }: Change): string {
  const name = partnerName(partner);
  if (sameAs) return `${name} is merged into ${partnerName(sameAs)}.`;
  if (sameAs === null) return `${name} is a partner of its own again.`;
  if (email) return `${name} is asked by e-mail whether it would like its numbers.`;
  if (email === null) return `The monthly mail to ${name} is stopped.`;
  return address === "make"
    ? `${name} has a new private address.`
    : `The private address of ${name} is withdrawn.`;
}

export function PartnerEntry({ partner: one, others, onChanged }: EntryProps) {
  const { partner, madeAt, madeBy, withdrawnAt, email, agreedAt, alsoAs } = one;
  const name = partnerName(partner);
  const done = ({ address }: Answer<"changePartner">, { body }: { body: Change }) =>
    onChanged(sentenceAbout(body), name, address);
  const act = useDeskAction("changePartner", done);
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
      onDone={done}
    />
  );
  const works = madeAt !== null && withdrawnAt === null;
  return (
    <li className="grid grid-cols-1 gap-3 border-line-strong border-t py-6">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
        <h2>{name}</h2>
        {listedPartner(partner) ? null : <Tag tone="neutral">Not listed</Tag>}
      </div>
      {alsoAs.map((spelling) => (
        <p key={spelling} className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-ink-2">
          Also as {spelling}
          <RowButton
            row={spelling}
            disabled={act.isPending}
            onClick={() => act.mutate({ body: { partner: spelling, sameAs: null } })}
          >
            Undo the merge
          </RowButton>
        </p>
      ))}
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
            disabled={act.isPending}
            onClick={() => act.mutate({ body: { partner, address: "make" } })}
          >
            Make private address
          </RowButton>
        )}
      </div>
      <Refused failure={act.error} />
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
            hint: email
              ? agreedAt
                ? `Agreed ${firmMoment(agreedAt)}. On the first Monday of each month. Empty for none.`
                : "Asked by e-mail, not answered yet. Empty for none."
              : "We ask there first. Then on the first Monday of each month.",
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
        onDone={done}
      />
      {listedPartner(partner) ? null : (
        <ActionForm
          className="items-end sm:grid-cols-[minmax(0,22rem)_auto] sm:justify-start"
          endpoint="changePartner"
          fields={[
            {
              name: "sameAs",
              label: `${name} is another spelling of`,
              options: others.map((other) => ({ value: other, label: partnerName(other) })),
            },
          ]}
          send={({ sameAs = "" }) => ({ body: { partner, sameAs } })}
          confirm={
            <>
              Merge<span className="sr-only"> {name}</span>
            </>
          }
          confirming="Merging"
          button={{ variant: "quiet", size: "small" }}
          onDone={done}
        />
      )}
    </li>
  );
}

const { table } = numbersPage;
const columns = Object.entries(table.counts) as [PartnerCount, string][];

/** By week and placement. A placement leads to its leads. */
function PartnerNumbers(props: { partner: string; name: string; rows: DeskPartner["rows"] }) {
  const { partner, name, rows } = props;
  if (rows.length === 0) return <p className="text-ink-2">Nothing was counted in these weeks.</p>;
  const leadsOf = (placement: string) =>
    `/desk/leads?${new URLSearchParams({ partner, ...(placement && { placement }) })}`;
  return (
    <NumbersTable
      label={`Numbers of ${name}`}
      columns={["Week of", table.placement, ...columns.map(([, label]) => label)]}
      words={2}
      rows={rows.map(({ week, placement, counts }) => ({
        key: `${week} ${placement}`,
        cells: [
          formatDate(week, "short"),
          <Link key="leads" to={leadsOf(placement)} className="underline">
            {placement || table.noPlacement}
          </Link>,
          ...columns.map(([name]) => formatNumber(counts[name])),
        ],
      }))}
    />
  );
}
