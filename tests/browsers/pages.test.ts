import { expect } from "vitest";
import { caseStudies } from "#content/cases/case-studies.ts";
import { firm } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import { contactPage } from "#content/pages/contact.ts";
import { decksPage } from "#content/pages/decks.ts";
import { knowledgeBank } from "#content/pages/knowledge-bank.ts";
import { addColleagueFromTheDayAfterTomorrow } from "../support/bookings.ts";
import { articles } from "../support/built-pages/articles.ts";
import { firstAdminLink, inStorage } from "../support/data-folder.ts";
import { resultsRequest, sendResults } from "../support/requests.ts";
import { deckPassword, journey, mailTo } from "./journey.ts";
import { button, dialog, field, heading, link, message } from "./visitor.ts";

journey("a reader filters the cases, and opens and closes one by keys", async (visitor) => {
  const owners = caseStudies.filter((one) => one.employmentType === "Practice Owner");
  const [first] = owners as [(typeof owners)[number]];
  const shownCases = async () => (await visitor.find("//li[@data-case]")).length;
  await visitor.open("/case-studies");
  await visitor.click(button("Practice Owners"));
  await expect.poll(shownCases).toBe(owners.length);
  await visitor.reload();
  await expect.poll(shownCases).toBe(owners.length);
  await visitor.click(`//li[@data-case="${first.id}"]//button`);
  await visitor.see(dialog, first.location);
  await visitor.press("Escape");
  await visitor.seeNo(dialog);
  // Focus is back on the button.
  await visitor.press("Enter");
  await visitor.see(dialog);
  await visitor.click(dialog + button("Close"));
  await visitor.seeNo(dialog);
});

journey("a reader searches the articles, and opens one by keys", async (visitor) => {
  const [{ title }] = articles as [(typeof articles)[number]];
  await visitor.open("/knowledge-bank");
  await visitor.fill(field(knowledgeBank.search.label), title);
  await visitor.see(`//*[@id="search-results"]${link(title)}`);
  await visitor.press("Enter");
  await visitor.press("Enter");
  await visitor.see(`//article${heading(title)}`);
});

journey("a doctor writes from a phone, and sees what is missing", async (visitor, site) => {
  const { form } = contactPage;
  await visitor.resize(390, 844);
  await visitor.open("/privacy");
  await visitor.click(button("Menu"));
  await visitor.click(`//nav[@aria-label="Mobile"]//a[@href="/contact"]`);
  await visitor.fill(field(form.name), "Dr. Ada Lind");
  await visitor.fill(field(form.email), "not an address");
  await visitor.click(button(form.button));
  await visitor.see("//main", form.invalidEmail, form.missing);
  await visitor.fill(field(form.email), "ada@contact.example");
  await visitor.choose(field(form.topic), form.topics[1]);
  await visitor.fill(field(form.message), "What does a study cost?");
  await visitor.click(button(form.button));
  await visitor.see(heading(form.thankYou));
  await visitor.see("//main", form.sent);
  expect(await mailTo(site, firm.email)).toContain("What does a study cost?");
});

journey("a doctor books a call, moves it and cancels it by the mail", async (visitor, site) => {
  const { who, booked, change } = bookPage;
  await inStorage(site, addColleagueFromTheDayAfterTomorrow);
  const laterTime = "(//label[input[@name='start']])[5]";
  await visitor.open("/book?about=bonds");
  await visitor.click(laterTime);
  await visitor.seeValue(field(who.about), "bonds");
  await visitor.fill(field(who.name), "Dr. Ada Lind");
  await visitor.fill(field(who.email), "ada@booking.example");
  await visitor.fill(field(who.phone), "(801) 555-0142");
  await visitor.click(button(who.button));
  await visitor.see(heading(booked.heading));
  await visitor.see(link(booked.calendar));
  const mail = await mailTo(site, "ada@booking.example");
  await visitor.open(/https?:\S+\/book\/change#[\w-]+/.exec(mail)?.[0] ?? "");
  await visitor.click(button(change.chooseAnother));
  await visitor.click(laterTime);
  await visitor.click("//main//form//button[@type='submit']");
  await visitor.see(heading(booked.heading));
  await visitor.click(button(booked.change));
  await visitor.click(button(change.cancel));
  await visitor.click(button(change.cancelYes));
  await visitor.see(heading(change.cancelled));
});

journey("a guest opens the decks, turns slides and locks", async (visitor) => {
  const { gate, list, deck } = decksPage;
  await visitor.open("/presentations/charitable-donation?slide=4");
  await visitor.fill(field(gate.label), "not the password");
  await visitor.press("Enter");
  await visitor.see(message, gate.wrong);
  await visitor.fill(field(gate.label), deckPassword);
  await visitor.press("Enter");
  await visitor.see("//main", "4 / ");
  await visitor.press("ArrowRight");
  await visitor.see("//main", "5 / ");
  await visitor.click(button(deck.previous));
  await visitor.see("//main", "4 / ");
  await visitor.click(link(deck.back));
  await visitor.click(button(list.lock));
  await visitor.see(message, gate.locked);
  await visitor.open("/presentations/charitable-donation");
  await visitor.see(button(gate.submit));
});

journey("staff sign in, and a change to a lead survives a reload", async (visitor, site) => {
  const note = "Called; wants the study in January.";
  const name = "Dr. Iris Quennell";
  await sendResults(site.url, resultsRequest("iris@practice.example", { name }));
  await visitor.open(firstAdminLink(site));
  await visitor.fill(field("E-mail"), "ana@firm.example");
  await visitor.click(button("Become the first admin"));
  await visitor.click(link(name));
  await visitor.see("//main", name, "$33,075");
  await visitor.fill(field("Private note"), note);
  await visitor.click(button("Add note"));
  await visitor.see("//li", note);
  await visitor.choose(field("Status"), "contacted");
  await visitor.see(message, "Saved");
  await visitor.reload();
  await visitor.seeValue(field("Status"), "contacted");
  await visitor.see("//li", note);
});
