import type { Partner } from "#content/partners/partner.ts";

/** The contact form reads the partner from here and sends it along with the message. */
export const contactAddress = ({ id }: Pick<Partner, "id">) => `/contact?partner=${id}`;
