import { leadKindNames } from "#content/desk.ts";
import { firmTimeZone } from "#content/firm.ts";
import { partnerName } from "#content/partners/listed-partners.ts";
import type { DeskLead } from "#contracts/desk/lead.ts";
import { pagePath } from "#contracts/limits.ts";
import { formatMoment } from "#wording/times.ts";
import { telephoneHref } from "../data/telephone.ts";
import { MailLink } from "../shell/email-address.tsx";

/** Undefined unless it is a path of this site, because the value comes from the visitor's browser. */
function pageHref(sourcePage: string): string | undefined {
  return pagePath.test(sourcePage) ? sourcePage : undefined;
}

/** Contact, consent and attribution. Empty values are left out. */
export function LeadDetails({ lead }: { lead: DeskLead }) {
  const facts = [
    { label: "E-mail", value: <MailLink address={lead.email} /> },
    { label: "Phone", value: lead.phone, href: lead.phone && telephoneHref(lead.phone) },
    { label: "Practice", value: lead.practiceName },
    { label: "Copy to CPA", value: lead.cpaEmail && <MailLink address={lead.cpaEmail} /> },
    { label: "Received", value: formatMoment(lead.createdAt, firmTimeZone) },
    { label: "Kind", value: leadKindNames[lead.kind] },
    { label: "Page", value: lead.sourcePage, href: pageHref(lead.sourcePage) },
    { label: "Partner", value: lead.partner && partnerName(lead.partner) },
    { label: "Placement", value: lead.placement },
    { label: "Embedded on", value: lead.embeddingHost },
    { label: "utm_source", value: lead.utm.source },
    { label: "utm_medium", value: lead.utm.medium },
    { label: "utm_campaign", value: lead.utm.campaign },
    { label: "Consent", value: lead.consent ?? "None recorded" },
  ];
  return (
    <section aria-labelledby="lead-details">
      <h2 id="lead-details">Details</h2>
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
