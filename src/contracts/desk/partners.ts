import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";
import { type PartnerCount, partnerCounts } from "../partner-numbers.ts";
import { singleLine } from "../single-line.ts";
import { colleague } from "./people.ts";

const countNames = Object.keys(partnerCounts) as PartnerCount[];

const deskPartner = z.object({
  /** The id of a listed partner, or the name of a firm, as leads and counts have it. */
  partner: z.string(),
  /** By week and placement, the newest week first, without anything left out. */
  rows: z.array(
    z.object({
      week: z.string(),
      placement: z.string(),
      counts: z.record(z.enum(countNames), z.number()),
    }),
  ),
  /** When the private address was made or renewed last, and by whom; null if there is none. */
  madeAt: z.nullable(z.number()),
  madeBy: z.nullable(colleague),
  /** Since when it no longer works. */
  withdrawnAt: z.nullable(z.number()),
  /** Where the monthly mail goes, and since when its owner has agreed to it. */
  email: z.nullable(z.string()),
  agreedAt: z.nullable(z.number()),
  /** Other spellings that were merged into it. */
  alsoAs: z.array(z.string()),
});
export type DeskPartner = z.infer<typeof deskPartner>;

export const partnersApi = {
  /** Listed partners first, then firms that were counted in these weeks or have an address. */
  partners: {
    route: "GET /desk/api/partners",
    answer: z.object({ from: z.string(), to: z.string(), partners: z.array(deskPartner) }),
  },
  /** Makes, renews or withdraws the private address, sets or ends the monthly mail, merges a name. */
  changePartner: {
    route: "PATCH /desk/api/partners",
    body: z.object({
      partner: singleLine("The partner", 320),
      address: z.optional(z.enum(["make", "withdraw"], "Make or withdraw the address.")),
      /** Null ends the mail. */
      email: z.optional(z.nullable(emailAddress)),
      /** The partner of which this is another spelling. Null takes a merge back. */
      sameAs: z.optional(z.nullable(singleLine("The partner", 320))),
    }),
    /** The private address if it was made now, the only time that it is told. */
    answer: z.object({ address: z.nullable(z.string()) }),
  },
} as const;
