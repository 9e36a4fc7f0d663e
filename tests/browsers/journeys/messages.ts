import { expect } from "vitest";
import { contactPage } from "#content/contact.ts";
import { firm } from "#content/firm.ts";
import { newsletter } from "#content/knowledge-bank.ts";
import { newsletterPages } from "#content/newsletter-pages.ts";
import type { Journey } from "../journey.ts";
import { button, element, field, heading, message } from "../look-in-page.ts";

export function messageJourneys(journey: Journey): void {
  journey(
    "a doctor writes to the firm, is told what is missing, and gets a copy",
    async (travel) => {
      const { visitor, mailTo } = travel;
      const { form } = contactPage;
      const email = "ada@contact.example";
      await visitor.openIsland("/contact", "contact-form");
      await visitor.fill(field(form.name), "Dr. Ada Lind");
      await visitor.fill(field(form.email), "not an address");
      await visitor.click(button(form.button));
      await visitor.read(element("main"), form.invalidEmail, form.missing);
      await visitor.see(field(form.email), { focused: true });
      await visitor.fill(field(form.email), email);
      await visitor.choose(field(form.topic), form.topics[1]);
      await visitor.fill(field(form.message), "Two lines,");
      await visitor.press("Enter");
      await visitor.type("the second after Enter.");
      await visitor.click(button(form.button));
      await visitor.see(message(form.sent));
      expect((await mailTo(email)).text).toContain("Dr. Ada Lind");
      expect((await mailTo(firm.email)).text).toMatch(/Two lines,\n> the second after Enter\./);
    },
  );

  journey("a reader subscribes, and confirms with the link in the mail", async (travel) => {
    const { visitor, mailTo } = travel;
    const address = "reader@newsletter.example";
    await visitor.openIsland("/knowledge-bank", "subscribe-form");
    await visitor.fill(field(newsletter.emailLabel), address);
    await visitor.click(button(newsletter.button));
    await visitor.see(message(newsletter.sent));
    const { text = "" } = await mailTo(address);
    await visitor.open(/https?:\S+\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "");
    await visitor.click(button(newsletterPages.askToConfirm.button));
    await visitor.see(heading(newsletterPages.confirmed.heading));
  });
}
