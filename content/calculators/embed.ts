import { firm } from "../firm.ts";
import { listedPartners } from "../partners/listed-partners.ts";
import { practiceTypes, specialtyPath } from "./practice-types/all-practice-types.ts";

/** The calculator alone, for the pages of other sites. */
export const embedPath = "/embed/rd-calculator";
export const embedScriptPath = "/embed.js";
export const oEmbedPath = "/oembed";

const specialtyPages = practiceTypes.flatMap(({ specialties }) =>
  specialties.map(({ id }) => [specialtyPath(id), undefined] as const),
);

/** Pages whose address, pasted into another site, embeds the calculator (oEmbed); by partner. */
export const calculatorPages: Readonly<Record<string, string | undefined>> = {
  "/": undefined,
  ...Object.fromEntries(listedPartners.map(({ id }) => [`/${id}`, id])),
  ...Object.fromEntries(specialtyPages),
  [embedPath]: undefined,
};

/** Partner pages whose calculator offers only these practice types. */
export const limitedCalculators: Readonly<Record<string, readonly string[]>> = {
  "/drilldown-solutions": ["dentistry"],
  "/wealthfd": ["dentistry"],
};

export const embed = {
  title: "R&D tax credit calculator to embed",
  metaDescription:
    "The R&D tax credit calculator alone, for the pages of partners: specialties, wages and state in, an estimate with its arithmetic out.",
  heading: "R&D tax credit calculator",
  frameTitle: `R&D tax credit calculator, with ${firm.name}`,
  calculator: "Your practice and your estimate",
  with: "with",
  /** Beside the name of a firm that is not one of our listed partners. */
  onTheSiteOf: "on the site of {host}",
  /** In the builder's preview, until an address is typed. */
  yourSite: "your own address",
  /** In the builder's preview, when Send is pressed. */
  preview: {
    title: "This is the preview",
    text: "Nothing was sent. On your site, the visitor now gets the results by e-mail, and we get a lead with your firm's name.",
  },
  privacy: { label: "Privacy", href: "/privacy" },
  site: { label: "About this calculator", href: "/services/rd-tax-credits" },
} as const;
