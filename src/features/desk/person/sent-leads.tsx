import { partnerName } from "#content/partners/listed-partners.ts";
import { correctedFields, type DeskPerson, type SentLead } from "#contracts/desk/person.ts";
import { pagePath } from "#contracts/limits.ts";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { Slip } from "#design-system/slip/slip.tsx";
import { firmMoment } from "../data/firm-time.ts";
import { fieldNames } from "../data/names.ts";
import { MailLink } from "../shell/email-address.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";
import { PutAway, titleOf } from "./put-away.tsx";

/**
 * What is unfolded at first, as it helps on the phone: the newest lead with an estimate and the newest
 * with a message. If there is neither, the newest lead.
 */
export function openAtFirst(leads: readonly SentLead[]): SentLead[] {
  const counted = leads.filter(({ putAway }) => !putAway);
  const telling = [counted.find(({ slip }) => slip), counted.find(({ message }) => message)];
  const open = telling.filter((lead) => lead !== undefined);
  return open.length > 0 ? open : counted.slice(0, 1);
}

/** Each thing that the person sent. */
export function SentLeads({ person, onGone }: { person: DeskPerson; onGone: () => void }) {
  const open = openAtFirst(person.leads);
  const heading = useFocusAfterRemoval(person.leads.length);
  return (
    <section aria-labelledby="lead-sent-things">
      <h2 id="lead-sent-things" ref={heading} tabIndex={-1} className="outline-none">
        What they sent
      </h2>
      {person.leads.map((lead) => (
        <OneLead key={lead.id} lead={lead} open={open.includes(lead)} onGone={onGone} />
      ))}
    </section>
  );
}

function OneLead(props: { lead: SentLead; open: boolean; onGone: () => void }) {
  const { lead, open } = props;
  return (
    <Disclosure
      open={open}
      summary={
        <h3 className="flex flex-wrap items-baseline gap-x-2">
          {titleOf(lead)}
          {lead.putAway ? <Tag>{lead.putAway === "junk" ? "Junk" : "Duplicate"}</Tag> : null}
          <small className="w-full font-sans text-sm text-ink-3">
            {firmMoment(lead.createdAt)}
          </small>
        </h3>
      }
    >
      {/* Browsers print a disclosure open. */}
      <div className={open ? "grid gap-5" : "grid gap-5 print:hidden"}>
        {lead.sentence ? (
          <p className="font-serif text-lg/[1.35] font-medium text-pretty text-ink print:text-sm">
            {lead.sentence}
          </p>
        ) : null}
        {lead.slip ? <LeadSlip slip={lead.slip} /> : null}
        {lead.message ? (
          <p className="border-l-2 border-leaf pl-4 font-serif text-base/normal wrap-anywhere whitespace-pre-wrap text-ink">
            {lead.message}
          </p>
        ) : null}
        {lead.answers ? <LeadAnswers answers={lead.answers} /> : null}
        <LeadSource lead={lead} />
        <PutAway {...props} />
      </div>
    </Disclosure>
  );
}

/** The slip as the visitor saw it. */
function LeadSlip({ slip: { name, rows, ...rest } }: { slip: NonNullable<SentLead["slip"]> }) {
  return (
    <section aria-label={name}>
      <Slip
        {...rest}
        rows={rows.map(({ label, ticked, ...row }) => ({
          ...row,
          label: ticked ? <b>{label}</b> : label,
        }))}
      />
    </section>
  );
}

function LeadAnswers({ answers }: { answers: NonNullable<SentLead["answers"]> }) {
  return (
    <Disclosure openWhenWide summary={<h4>Answers</h4>}>
      <dl className="lead-facts">
        {answers.map(({ label, note, value, activities = [] }) => (
          <div key={`${note} ${label}`}>
            <dt>
              {label}
              {note ? <small className="block text-xs">{note}</small> : null}
            </dt>
            <dd>
              {value}
              {activities.length > 0 ? (
                <ul className="list-disc pl-4.5">
                  <Items texts={activities} className="mt-1" />
                </ul>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** What the visitor typed otherwise than it is known, where it came from, and the consent. */
export function LeadSource({ lead }: { lead: SentLead }) {
  const { sourcePage: page } = lead;
  const facts = [
    ...correctedFields.map((field) => ({
      label: fieldNames[field],
      value: lead.enteredAs[field] && `entered as ${lead.enteredAs[field]}`,
    })),
    { label: "Copy to CPA", value: lead.cpaEmail && <MailLink address={lead.cpaEmail} /> },
    // A link only if it is a path of this site, because it comes from the visitor's browser.
    { label: "Page", value: pagePath.test(page) ? <a href={page}>{page}</a> : page },
    { label: "Partner", value: lead.partner && partnerName(lead.partner) },
    { label: "Placement", value: lead.placement },
    { label: "Embedded on", value: lead.embeddingHost },
    { label: "utm_source", value: lead.utm.source },
    { label: "utm_medium", value: lead.utm.medium },
    { label: "utm_campaign", value: lead.utm.campaign },
  ];
  return (
    <div>
      <dl className="lead-facts">
        {facts.map(({ label, value }) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <p className="mt-1 text-xs text-ink-3">Consent: {lead.consent ?? "none recorded"}</p>
    </div>
  );
}
