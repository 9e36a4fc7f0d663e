import { firm } from "../firm.ts";
import { statements } from "../statements.ts";
import type { PartnerPage } from "./partner.ts";
import { statsForAllClients, statsNote } from "./partner-page.ts";
import type { PartnerRecord } from "./read-partners.ts";

/** The page of a partner that is listed in partners.json and has no file with its own words. */
export function pageForAnyPartner({ sample: _, ...record }: PartnerRecord): PartnerPage {
  const { name } = record;
  return {
    ...record,
    collaboration: `${name} collaboration`,
    metaDescription: `For clients of ${name}: estimate the research credit of your practice in four steps, with every line of the arithmetic, and read what three practices claimed.`,
    hero: {
      eyebrow: `For clients of ${name}`,
      heading: "The research credit of your practice",
      lede: "Practices that test new techniques may earn a credit for the wages and supplies it takes. Estimate yours below and take the result to your advisor.",
    },
    sections: [{ kind: "calculator" }, { kind: "successStories", layout: "columns" }],
    calculator: {
      heading: "Estimate your credit in four steps",
      lede: `It takes about ${statements.calculatorTime}. Nothing you enter leaves your browser until you press Send; what you send then says that you came from ${name}.`,
    },
    successStories: {
      heading: "Three practices, one year each",
      lede: "Each practice did this work anyway and had kept the records.",
      stories: ["general-dentistry", "cardiology", "optometry"],
    },
    callToAction: {
      heading: "Bring your advisor to the call",
      text: "A call is free and takes twenty minutes. At its end we tell you yes, no or not yet.",
      stats: statsForAllClients,
      note: statsNote,
    },
    contact: {
      heading: "Reach us",
      text: `Tell us that you come from ${name}.`,
      independence: `${name} and ${firm.name} are separate firms; you engage each by itself.`,
    },
  };
}
