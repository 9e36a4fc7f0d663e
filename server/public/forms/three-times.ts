import { createHash } from "node:crypto";
import type { Context } from "hono";
import { html } from "hono/html";
import type { HtmlEscapedString } from "hono/utils/html";
import * as z from "zod/mini";
import { bookPage } from "#content/pages/book.ts";
import { agreedPartner } from "#content/partners/listed-partners.ts";
import { callFields } from "#contracts/booking.ts";
import { contactRequest } from "#contracts/contact.ts";
import { threeTimesPath } from "#contracts/endpoints.ts";
import { hasWebAddress, webAddressFault } from "#contracts/limits.ts";
import { optionalLine, singleLine } from "#contracts/single-line.ts";
import { timesConfirmation } from "#emails/letters/booking.ts";
import { bookingPage } from "#wording/booking-address.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatPhone } from "#wording/phone.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { isSameKey, limitMailing, parse, readForm } from "../../http/request.ts";
import type { Services } from "../../services.ts";
import { storeContact } from "./contact.ts";

const { threeTimes: words, who } = bookPage;
const back = { href: bookingPage, label: bookPage.title };

/** The confirmation repeats it to an unproven address. A slash is taken, as in 12/1/2026. */
function timeLine(which: string) {
  const what = `The ${which} time`;
  return singleLine(what, 100).check(
    z.refine((text) => !hasWebAddress(text.replaceAll("/", " ")), webAddressFault(what)),
  );
}

/** The form `three times that suit you`: a contact whose message names when to call. */
const threeTimesRequest = z.object({
  ...contactRequest.shape,
  ...callFields,
  first: timeLine("first"),
  second: optionalLine("the second time", timeLine("second")),
  third: optionalLine("the third time", timeLine("third")),
});

type ThreeTimesRequest = z.output<typeof threeTimesRequest>;

/** The form alone on a page, where the address of an answer is opened again. */
export async function askForTimes(context: Context, services: Services): Promise<Response> {
  const page = { heading: words.heading, paragraphs: [words.text, words.hint], back };
  const body = await formWith({}, services.environment.publicAnonKey);
  return context.html(services.renderPage({ ...page, body }));
}

/**
 * Takes the form of /book as the browser sends it without JavaScript, and answers with a page. It
 * is the contact form in another order, with the same limits and guards; the key that scripts send
 * as bearer is a hidden field. After a refusal the page has the form again, with what was typed.
 */
export async function threeTimes(context: Context, services: Services): Promise<Response> {
  // The other forms send a header that only our pages may send. This one could be another site's.
  if (context.req.header("sec-fetch-site") === "cross-site") throw refusals.foreignOrigin();
  let typed: Record<string, string> = {};
  try {
    await limitMailing(context, services, "contact");
    typed = await readForm(context);
    if (!isSameKey(typed.key, services.environment.publicAnonKey)) throw refusals.wrongKey();
    const origin = { sourcePage: bookingPage, ...marksInReferrer(context) };
    const request = parse(threeTimesRequest, withoutEmpty({ ...origin, ...typed }));
    const times = timesOf(request);
    const phone = formatPhone(request.phone);
    const confirmation = timesConfirmation({
      times,
      phone,
      about: subjectOf(request),
      partner: agreedPartner(request.partner, request.embeddingHost)?.name,
      origin: services.environment.publicOrigin,
    });
    await storeContact(context, services, asContact(request), confirmation);
    const paragraphs = [fillIn(words.sent, { phone }), ...times];
    return context.html(services.renderPage({ heading: words.sentTitle, paragraphs }));
  } catch (error) {
    if (!(error instanceof Refusal) || Object.keys(typed).length === 0) throw error;
    for (const [name, value] of Object.entries(error.headers)) context.header(name, value);
    const page = { heading: words.failedTitle, paragraphs: [error.message], back };
    const body = await formWith(typed, services.environment.publicAnonKey);
    return context.html(services.renderPage({ ...page, body }), error.status);
  }
}

/** What a script would add. Without one, the address of the form still names partner and placement. */
function marksInReferrer(context: Context) {
  const query = URL.parse(context.req.header("referer") ?? "")?.searchParams;
  const mark = (name: "partner" | "placement") =>
    contactRequest.shape[name].safeParse(query?.get(name) ?? undefined).data;
  return { partner: mark("partner"), placement: mark("placement") };
}

/** An empty field of a form is sent as an empty text. The hidden field for programs stays. */
function withoutEmpty(fields: Record<string, string | undefined>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
}

const timesOf = ({ first, second, third }: ThreeTimesRequest): string[] =>
  [first, second, third].flatMap((time, index) => (time ? [`${index + 1}. ${time}`] : []));

const subjectOf = ({ about }: ThreeTimesRequest): string =>
  who.subjects.find(({ value }) => value === about)?.label ?? "";

function asContact(request: ThreeTimesRequest) {
  const { about: _about, first: _, second: __, third: ___, message, ...contact } = request;
  const parts = [[words.timesInMessage, ...timesOf(request)].join("\n"), message];
  return {
    ...contact,
    topic: subjectOf(request),
    message: parts.filter(Boolean).join("\n\n"),
    consent: who.consent,
    // A form that is sent twice, by a second press or a reload of the answer, is one lead.
    idempotencyKey: createHash("sha256").update(JSON.stringify(request)).digest("hex"),
  };
}

function formWith(typed: Record<string, string>, key: string) {
  const hidden = ["partner", "placement", "utmSource", "utmMedium", "utmCampaign", "sourcePage"];
  const fields = [
    ...words.fields.map(({ name, label }) => ({ name, label, type: "text" })),
    { name: "name", label: who.name, type: "text" },
    { name: "email", label: who.email, type: "email" },
    { name: "phone", label: who.phone, type: "tel" },
    { name: "message", label: who.message, type: "text" },
  ];
  return html`<form method="post" action="${threeTimesPath}">
<input type="hidden" name="key" value="${key}">
${hidden.map((name) => (typed[name] ? html`<input type="hidden" name="${name}" value="${typed[name]}">\n` : ""))}${fields.map(({ name, label, type }) => field(label, html`<input class="control" type="${type}" name="${name}" value="${typed[name] ?? ""}"${isRequired(name) ? " required" : ""}>`))}${field(who.about, html`<select class="control" name="about">${who.subjects.map(({ value, label }) => html`<option value="${value}"${value === typed.about ? " selected" : ""}>${label}</option>`)}</select>`)}<p hidden><label>Website <input name="website" tabindex="-1" autocomplete="off"></label></p>
<p>${who.consent} <a href="${who.privacy.href}">${who.privacy.label}</a></p>
<p><button class="button button-primary">${words.button}</button></p>
</form>` as Promise<HtmlEscapedString>;
}

const isRequired = (name: string): boolean => ["first", "name", "email", "phone"].includes(name);

const field = (label: string, control: unknown) => html`<p><label>${label}${control}</label></p>\n`;
