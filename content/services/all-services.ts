import { charitableBenefitTax } from "./charitable-benefit-tax.ts";
import { convertibleTrustBonds } from "./convertible-trust-bonds.ts";
import { rdTaxCredits } from "./rd-tax-credits.ts";
import type { ServiceContent } from "./service.ts";

/** Services with a page, in the order the site shows them. */
export const servicesWithPages: readonly ServiceContent[] = [
  rdTaxCredits,
  convertibleTrustBonds,
  charitableBenefitTax,
];
