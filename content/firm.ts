import written from "./firm.json" with { type: "json" };
import zone from "./time-zone.json" with { type: "json" };

/**
 * The firm's name, addresses, hours and links. They are edited in firm.json; `npm run launch-check`
 * lists what is still sample. Private mailboxes are set in the server's environment instead.
 */
export const firm = /* @__PURE__ */ withNumberToRing(written);

// Marked as pure, so that the script of a page that names nothing of the firm leaves it out.
function withNumberToRing({ phone, ...others }: typeof written) {
  const digits = phone.replaceAll(/\D/g, "").slice(-10);
  return { ...others, phone: { display: phone, href: `tel:+1${digits}` } };
}

/**
 * The time zone of all deadlines: one is open until its day has ended where the firm is. In a file of
 * its own, because the script of every page has it and not the rest.
 */
export const firmTimeZone = zone.timeZone;
