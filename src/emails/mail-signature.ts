import { firm } from "#content/firm.ts";

/** The firm's contact details, as the text parts end. */
export const signature = [
  firm.legalName,
  `${firm.address.street}, ${firm.address.suite}`,
  `${firm.address.city}, ${firm.address.state} ${firm.address.zip}`,
  firm.phone.display,
  firm.email,
].join("\n");
