import * as z from "zod";
import { contrast, leastContrast, paper } from "#wording/colors.ts";
import { zonesOfStates } from "#wording/times.ts";
import { addIf, addressFault, dollars, longText, oneOf, words, year, yesOrNo } from "./fields.ts";

const sample = yesOrNo.describe("Yes while this is invented. The site says so until none is left.");

const timeOfDay = z
  .string("write a time such as 09:00")
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: "write a time such as 09:00", abort: true });
const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

const address = (example: string) =>
  z
    .string(`write an address such as ${example}`)
    .min(1, { error: `write an address such as ${example}`, abort: true })
    .superRefine((written, check) => addIf(check, addressFault(written)))
    .describe(`An address such as ${example}.`);
const optionalAddress = (description: string) =>
  z
    .string("write an address, or an empty text")
    .superRefine((written, check) => addIf(check, written ? addressFault(written) : undefined))
    .describe(description);

export const firmSchema = z.strictObject({
  sample: sample.describe("Yes while the firm is invented."),
  name: words.max(30, "write at most 30 characters").describe("As visitors know the firm."),
  legalName: words.describe("With its legal form: Oak & Vale Advisory, LLC."),
  monogram: z
    .string("write letters, or an empty text")
    .max(3, "write at most 3 letters")
    .describe("Letters before the name in mails, which show no logo. May be empty."),
  tagline: words.describe("What the firm does, in a few words."),
  foundedYear: year,
  researchPartner: words.describe("The firm that prepares studies with yours."),
  domain: words
    .regex(/^(?:[a-z0-9-]+\.)+[a-z]{2,}$/, "write a domain such as firm.com, without https://")
    .describe("Of the site and its mail, such as firm.com."),
  email: z.email("write an e-mail address").describe("The mailbox that visitors write to."),
  phone: z
    .string("write a telephone number")
    .regex(/^(\+?1[ -])?\(?[2-9]\d\d\)?[ -]\d{3}-\d{4}$/, "write a number such as (801) 555-0142"),
  address: z.strictObject({
    street: words.describe("With the suite: 75 Main Street, Suite 200."),
    city: words,
    county: words.describe("Where the terms name the courts."),
    state: words.regex(/^[A-Z]{2}$/, "write two letters such as UT").describe("Two letters."),
    stateName: words.describe("In full."),
    zip: words.regex(/^\d{5}(-\d{4})?$/, "write five digits"),
  }),
  hours: z
    .strictObject({
      days: z.array(oneOf(weekdays), "write a list of days").min(1, "name a day"),
      opens: timeOfDay.describe("Such as 09:00."),
      closes: timeOfDay.describe("Such as 17:00."),
    })
    .superRefine(({ opens, closes }, check) =>
      addIf(check, closes > opens ? undefined : `write a time after ${opens}`, "closes"),
    )
    .describe("When somebody answers. Members and partners are mailed then."),
  links: z.strictObject({
    booking: optionalAddress(
      "Empty: the site's own page takes bookings. Set: every booking link leads there.",
    ),
    bookingBonds: optionalAddress("Only if bonds have an address of their own at that scheduler."),
    bookingCharitable: optionalAddress(
      "Only if charitable strategies have an address of their own there.",
    ),
    clientPortal: address("https://portal.firm.com/"),
    partnerSite: address("https://www.partner.com/").describe("The research partner's site."),
    linkedin: address("https://www.linkedin.com/company/firm"),
    twitter: address("https://x.com/firm"),
    scheduler: optionalAddress("The page of that scheduler for a frame. Empty: the site's own."),
    map: address("https://maps.firm.com/embed").describe("The map that the contact page can show."),
    directions: address("https://maps.firm.com/directions"),
    externalContactForm: optionalAddress("Empty: the site's own form. Set: that form in a frame."),
  }),
});

const color = z
  .string("write a color such as #0c4a3e")
  .regex(/^#[0-9a-f]{6}$/, { error: "write a color such as #0c4a3e", abort: true })
  .meta({ kind: "color" });

/** Both are text on paper, and white text is on the first one. */
const readable = (least: number) => (written: string, check: z.core.$RefinementCtx) => {
  const ratio = contrast(written, paper);
  const fault = `${written}; its contrast with the paper is ${ratio.toFixed(1)} to 1, choose a darker one, of ${least} or more`;
  addIf(check, ratio < least ? fault : undefined);
};

export const colorsSchema = z.strictObject({
  main: color.superRefine(readable(7)).describe("Buttons, headings, dark sections. Dark."),
  accent: color
    .superRefine(readable(leastContrast))
    .describe("Marks, charts, the tint behind notes."),
});

export const timeZoneSchema = z.strictObject({
  timeZone: oneOf(zonesOfStates).describe("Where the firm is: a deadline ends with its day there."),
});

export const claimsSchema = z.strictObject({
  sample: sample.describe("Yes until your own records support each of these."),
  benefitsSecured: words.describe("Such as $50M+."),
  practicesServed: words.describe("Such as 1,000+."),
  averageReduction: words.describe("Such as 35%."),
  base: words.describe("The period and the source of all of them."),
  benefitsSecuredBase: words.describe("What the first one counts."),
  practicesServedBase: words.describe("What the second one counts."),
});

export const feesSchema = z.strictObject({
  engagementFeeInUsd: dollars.describe("In dollars. Ask counsel before you change a fee."),
  successFeeInPercent: z
    .number("write a percentage such as 23")
    .min(1, "write a percentage such as 23")
    .max(99, "write a percentage such as 23")
    .describe("Of the calculated credit."),
  creditCounted: oneOf(["federal", "federalAndState"]).describe(
    "Of which credit the success fee is a share.",
  ),
  yearsCounted: oneOf(["together", "eachYear"]).describe(
    "Years studied together pay one engagement fee, or each year pays its own.",
  ),
});

export const homeWordsSchema = z.strictObject({
  heroHeading: words.describe(
    "The first line of the home page. The words between * are in italics.",
  ),
  heroLede: longText.describe("The sentences below it."),
  introStatement: longText.describe("The large sentence under “What we do”."),
  introText: longText.describe("The text beside it."),
  closingHeading: words.describe("The heading at the end of the page."),
  closingText: longText.describe("The text below it."),
});
