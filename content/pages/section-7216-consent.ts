import { firm } from "../firm.ts";
import { statements } from "../statements.ts";

/** The page /advisors/section-7216-consent: a form to fill in, print and sign. */
export const consentPage = {
  title: "Section 7216 consent",
  metaDescription:
    "A consent under section 7216 for a CPA's client to fill in, print and sign before tax return information goes to us. For Form 1040 clients with the wording of Revenue Procedure 2013-14.",
  breadcrumb: "Section 7216 consent",
  eyebrow: "For CPAs",
  heading: "Consent to disclose tax return information",
  lede: "Fill it in, print it and have your client sign it before you send us anything. What you type stays on this page and is gone when you leave it.",
  print: "Print",
  form: {
    sample: true,
    title: "Consent to disclosure of tax return information",
    parties: "The parties",
    fields: {
      client: "Client (taxpayer)",
      preparer: "Tax return preparer (you)",
      what: "What is disclosed, such as payroll by person and the returns of named years",
      years: "Tax years",
      purpose: "Purpose",
      until: "Valid until (empty: one year from the signature)",
    },
    purpose:
      "To find out whether a research credit under section 41 can be claimed, and to compute it",
    recipient: "Recipient",
    recipientName: `${firm.legalName} (${firm.name}), ${firm.address.street}, ${firm.address.city}, ${firm.address.state} ${firm.address.zip}; and ${firm.researchPartner}, its research partner, which prepares studies with it`,
    statements: [
      "Federal law requires this consent form be provided to you. Unless authorized by law, we cannot disclose your tax return information to third parties for purposes other than the preparation and filing of your tax return without your consent. If you consent to the disclosure of your tax return information, Federal law may not protect your tax return information from further use or distribution.",
      "You are not required to complete this form to engage our tax return preparation services. If we obtain your signature on this form by conditioning our tax return preparation services on your consent, your consent will not be valid. If you agree to the disclosure of your tax return information, your consent is valid for the amount of time that you specify. If you do not specify the duration of your consent, your consent is valid for one year from the date of signature.",
      "If you believe your tax return information has been disclosed or used improperly in a manner unauthorized by law or without your permission, you may contact the Treasury Inspector General for Tax Administration (TIGTA) by telephone at 1-800-366-4484, or by email at complaints@tigta.treas.gov.",
    ],
    consent:
      "I authorize the preparer named above to disclose to the recipient the tax return information described above, for the purpose described above.",
    signatures: ["Signature of the client", "Date", "Second signature on a joint return", "Date"],
  },
  notes: {
    heading: "Before you use it",
    points: [
      "The three statements are those that Revenue Procedure 2013-14 prescribes for clients who file a Form 1040. Clients of other forms need the parts of Treas. Reg. 301.7216-3(a)(3): names, what, to whom, why, date and signature.",
      "On paper the form must have its own page or pages, at least 8.5 by 11 inches, in type of at least 12 points. It prints that way.",
      `${statements.consentToUse} It is not this form.`,
      "A sample: have counsel read it before a client signs it.",
    ],
  },
} as const;
