import { bloomfieldCfo } from "./bloomfield-cfo.ts";
import { drilldownSolutions } from "./drilldown-solutions.ts";
import { fortune } from "./fortune.ts";
import { pageForAnyPartner } from "./page-for-any-partner.ts";
import type { PartnerPage } from "./partner.ts";
import { type PartnerRecord, partnerRecords } from "./read-partners.ts";
import { wealthfd } from "./wealthfd.ts";

const withWords: readonly PartnerPage[] = [fortune, bloomfieldCfo, drilldownSolutions, wealthfd];

export const pageOf = (record: PartnerRecord): PartnerPage =>
  withWords.find(({ id }) => id === record.id) ?? pageForAnyPartner(record);

/** Each has its page at /ID and a link in the footer, in the order of partners.json. */
export const partners = partnerRecords.map(pageOf);
