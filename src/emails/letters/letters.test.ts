import { describe, expect, test } from "vitest";
import { firm } from "#content/firm.ts";
import {
  contactAcknowledgement,
  contactNotification,
  sampleContactAcknowledgement,
  sampleContactNotification,
} from "./contact.ts";
import { deliveryAlert, sampleDeliveryAlert } from "./delivery-alert.ts";
import {
  deskInvitation,
  deskPasskeyNotice,
  deskSignInLink,
  sampleDeskInvitation,
  sampleDeskPasskeyNotice,
  sampleDeskSignInLink,
} from "./desk.ts";
import { renderLetter } from "./letter.tsx";
import {
  newsletterConfirmation,
  newsletterWelcome,
  sampleNewsletterConfirmation,
  sampleNewsletterWelcome,
} from "./newsletter.ts";

const letters = {
  "contact notification": contactNotification(sampleContactNotification),
  "contact acknowledgement": contactAcknowledgement(sampleContactAcknowledgement),
  "newsletter confirmation": newsletterConfirmation(sampleNewsletterConfirmation),
  "newsletter welcome": newsletterWelcome(sampleNewsletterWelcome),
  "delivery alert": deliveryAlert(sampleDeliveryAlert),
  "link to sign in at the desk": deskSignInLink(sampleDeskSignInLink),
  "invitation to the desk": deskInvitation(sampleDeskInvitation),
  "invitation to a desk that takes passkeys only": deskInvitation({
    ...sampleDeskInvitation,
    signIn: "passkey",
    deskUrl: sampleDeskSignInLink.signInUrl,
  }),
  "notice about a passkey": deskPasskeyNotice(sampleDeskPasskeyNotice),
};

describe.each(Object.entries(letters))("the %s", (_, letter) => {
  const { html, text, subject } = renderLetter(letter);

  test("says the same in both parts", () => {
    for (const paragraph of [letter.title, ...letter.paragraphs, letter.reason]) {
      expect(asPlainText(html)).toContain(paragraph);
      expect(unwrapped(text).toLowerCase()).toContain(paragraph.toLowerCase());
    }
    if (letter.action) {
      expect(html).toContain(`href="${letter.action.href}"`);
      expect(text).toContain(letter.action.href);
    }
  });

  test("has a subject of one line and the firm's postal address", () => {
    expect(subject).toMatch(/^[^\r\n]+$/);
    expect(text).toContain(firm.address.street);
    expect(html).toContain(firm.address.street);
  });

  test("has no line longer than a mail server takes", () => {
    for (const line of html.split("\n")) expect(line.length).toBeLessThan(20_000);
    for (const line of text.split("\n")) expect(line.length).toBeLessThan(200);
  });
});

test("the notification shows the visitor's words and never runs them", () => {
  const { html, text } = renderLetter(contactNotification(sampleContactNotification));
  expect(html).toContain("&lt;b&gt;Thanks&lt;/b&gt;");
  expect(text).toContain("> Does that count? <b>Thanks</b>");
});

function asPlainText(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, "")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"');
}

function unwrapped(text: string): string {
  return text.replaceAll("\n", " ");
}
