import { deskLead, leadKindNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { partnerName } from "#content/partners/partner-names.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { pagePath } from "#contracts/limits.ts";
import { formatMoment } from "#wording/times.ts";
import { MailLink } from "../shell/email-address.tsx";
import { telephoneHref } from "./telephone.ts";

const words = deskLead.details;

/** Undefined unless it is a path of this site, because the value comes from the visitor's browser. */
function pageHref(sourcePage: string): string | undefined {
  return pagePath.test(sourcePage) ? sourcePage : undefined;
}

/** Contact, consent and attribution. Empty values are left out. */
export function LeadDetails({ lead }: { lead: DeskLead }) {
  const facts = [
    { label: words.email, value: <MailLink address={lead.email} /> },
    { label: words.phone, value: lead.phone, href: lead.phone && telephoneHref(lead.phone) },
    { label: words.practice, value: lead.practiceName },
    { label: words.cpa, value: lead.cpaEmail && <MailLink address={lead.cpaEmail} /> },
    { label: words.received, value: formatMoment(lead.createdAt, firmTimeZone) },
    { label: words.kind, value: leadKindNames[lead.kind] },
    { label: words.page, value: lead.sourcePage, href: pageHref(lead.sourcePage) },
    { label: words.partner, value: lead.partner && partnerName(lead.partner) },
    { label: words.embedding, value: lead.embeddingHost },
    { label: words.source, value: lead.utm.source },
    { label: words.medium, value: lead.utm.medium },
    { label: words.campaign, value: lead.utm.campaign },
    { label: words.consent, value: lead.consent ?? words.noConsent },
  ];
  return (
    <section aria-labelledby="lead-details">
      <h2 id="lead-details">{words.heading}</h2>
      <dl className="lead-facts">
        {facts.map(({ label, value, href }) =>
          value ? (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{value}</a> : value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </section>
  );
}
