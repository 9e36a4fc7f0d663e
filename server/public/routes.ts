import type { Context } from "hono";
import * as z from "zod/mini";
import { oEmbedPath } from "#content/calculators/embed.ts";
import { firm } from "#content/firm.ts";
import { sourcePage } from "#contracts/attribution.ts";
import {
  bookingPath,
  bookingTimesPath,
  bookPath,
  contactPath,
  countPath,
  deckPasswordPath,
  deckPath,
  deckSessionPath,
  islandFailurePath,
  issuePagePath,
  partnerNumbersPath,
  partnerPlacePath,
  sendEmailPath,
  sendPlanPath,
  shortAddressPath,
  subscribePath,
  threeTimesPath,
} from "#contracts/endpoints.ts";
import { withoutControlCharacters } from "#contracts/single-line.ts";
import { mailtoAddress } from "#wording/fill-in.ts";
import { calendarFeed, calendarFeedPath } from "../bookings/calendar-feed.ts";
import { deck, lockDecks, verifyDeckPassword } from "../decks/deck-endpoints.ts";
import { limitClient, readJson } from "../http/request.ts";
import type { Endpoint } from "../http/router.ts";
import type { Services } from "../services.ts";
import { count } from "./count.ts";
import { book, booking, bookingTimes } from "./forms/book.ts";
import { contact } from "./forms/contact.ts";
import { linkToStopCopies } from "./forms/cpa-copy.ts";
import { linkToConfirm, linkToUnsubscribe } from "./forms/newsletter-pages.ts";
import { sendEmail } from "./forms/send-email.ts";
import { sendPlan } from "./forms/send-plan.ts";
import { subscribe } from "./forms/subscribe.ts";
import { askForTimes, threeTimes } from "./forms/three-times.ts";
import { healthz, metrics, readyz } from "./health.ts";
import { issuePage } from "./issue-page.ts";
import { oEmbed } from "./oembed.ts";
import {
  linkToAgreeToMail,
  linkToStopMail,
  openPlace,
  partnerNumbers,
  partnerPlace,
} from "./partner-pages.ts";

type Handler = (context: Context, services: Services) => Response | Promise<Response>;

export type PublicEndpoint = Endpoint<Handler> & {
  /** `public-key`: calls by the site's own scripts send it. */
  needs?: "public-key" | "metrics-token";
  /** Whether the embedded calculator may call it from a sandboxed frame, which has no origin. */
  crossOrigin?: true;
};

/** Contains nothing about the visitor. */
const islandFailureReport = z.object({
  island: z.string().check(z.regex(/^[a-z-]{1,60}$/, "The island must be given by its name.")),
  page: sourcePage,
  reason: z.string().check(withoutControlCharacters, z.maxLength(200)),
});

/** The browser reports an island that did not start (src/islands/island-failure.ts). */
async function islandFailure(context: Context, services: Services): Promise<Response> {
  await limitClient(context, services, "island-failure");
  services.log.warn("island-failed", await readJson(context, islandFailureReport));
  return context.json({ success: true });
}

const securityTxtPath = "/.well-known/security.txt";

const validForMs = 90 * 24 * 60 * 60 * 1000;

/** RFC 9116. Rendered at each request, because it would expire while an old build is served. */
function securityTxt(context: Context, { environment, now }: Services): Response {
  const expires = new Date(now() + validForMs).toISOString();
  const lines = [
    `Contact: ${mailtoAddress(firm.email)}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${environment.publicOrigin}${securityTxtPath}`,
  ];
  return context.text(`${lines.join("\n")}\n`);
}

const needs = "public-key";
const crossOrigin = true;

export const publicEndpoints: readonly PublicEndpoint[] = [
  { method: "POST", path: sendEmailPath, needs, crossOrigin, handler: sendEmail },
  { method: "POST", path: sendPlanPath, needs, handler: sendPlan },
  { method: "POST", path: contactPath, needs, handler: contact },
  { method: "POST", path: subscribePath, needs, handler: subscribe },
  { method: "GET", path: bookingTimesPath, needs, handler: bookingTimes },
  { method: "POST", path: bookPath, needs, handler: book },
  { method: "POST", path: bookingPath, needs, handler: booking },
  { method: "POST", path: deckPasswordPath, needs, handler: verifyDeckPassword },
  { method: "POST", path: partnerNumbersPath, needs, handler: partnerNumbers },
  { method: "POST", path: partnerPlacePath, needs, handler: partnerPlace },
  { method: "GET", path: shortAddressPath(":code"), handler: openPlace },
  { method: "POST", path: islandFailurePath, needs, handler: islandFailure },
  { method: "POST", path: countPath, crossOrigin, handler: count },

  { method: "GET", path: deckPath(":deckId"), handler: deck },
  { method: "DELETE", path: deckSessionPath, handler: lockDecks },

  ...linkToConfirm,
  ...linkToUnsubscribe,
  ...linkToStopCopies,
  ...linkToAgreeToMail,
  ...linkToStopMail,
  { method: "GET", path: issuePagePath(":slug"), handler: issuePage },

  { method: "GET", path: threeTimesPath, handler: askForTimes },
  { method: "POST", path: threeTimesPath, handler: threeTimes },

  { method: "GET", path: calendarFeedPath, handler: calendarFeed },
  { method: "GET", path: oEmbedPath, handler: oEmbed },
  { method: "GET", path: securityTxtPath, handler: securityTxt },
  { method: "GET", path: "/healthz", handler: healthz },
  { method: "GET", path: "/readyz", handler: readyz },
  { method: "GET", path: "/metrics", needs: "metrics-token", handler: metrics },
];
