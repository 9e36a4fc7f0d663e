import { readFileSync } from "node:fs";
import { expect, onTestFinished } from "vitest";
import { planYearOn } from "#calculations/year-end/days.ts";
import { embed } from "#content/calculators/embed.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { rdCalculatorResult } from "#content/calculators/rd-calculator-result.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { firmTimeZone } from "#content/firm.ts";
import { yearEndLaw } from "#tax-law/year-end-law.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";
import {
  activitiesOf,
  nameOf,
  resultAnswer,
  sampleContact,
} from "../support/journeys/rd-calculator.ts";
import { startHostSite } from "../support/programs/host-site.ts";
import { journey, mailTo } from "./journey.ts";
import { button, field, heading, label, message, type Visitor } from "./visitor.ts";

const { buttons, wages, innovation, steps } = rdCalculator;
const calculator = `//section[@aria-label="${rdCalculator.name}"]`;

/** A page or frame that still grows moves it away from the pointer, so a lost click is repeated. */
const tick = (visitor: Visitor, text: string) => {
  const isTicked = async () => {
    const [input] = await visitor.find(calculator + field(text));
    if (await input?.property("checked")) return true;
    await visitor.click(calculator + label(text));
    return false;
  };
  return expect.poll(isTicked).toBe(true);
};

/** Repeats a lost click too. The next step's button is disabled until something is chosen there. */
const goOnTo = (visitor: Visitor, title: string) => {
  const isThere = async () => {
    if ((await visitor.find(calculator + heading(title))).length > 0) return true;
    const forward = `(${calculator}${button(buttons.continue)})[not(@disabled)]`;
    for (const element of await visitor.find(forward)) await element.click();
    return false;
  };
  return expect.poll(isThere).toBe(true);
};

journey("a doctor goes from the first card to the inbox, on a phone", async (visitor, site) => {
  await visitor.resize(390, 844);
  await visitor.open("/");
  await tick(visitor, nameOf("dentistry"));
  await goOnTo(visitor, steps.specialties.heading);
  await tick(visitor, nameOf("orthodontics"));
  await goOnTo(visitor, steps.details.heading);
  for (const activity of activitiesOf("orthodontics").slice(0, 3)) await tick(visitor, activity);
  await tick(visitor, innovation.levels.high.label);
  await visitor.fill(calculator + field(wages.doctor), "400000");
  await visitor.fill(calculator + field(wages.staff), "300k");
  await visitor.reload();
  await visitor.seeValue(calculator + field(wages.staff), "300,000");
  await visitor.click(calculator + button(buttons.calculate));
  await visitor.see(calculator + heading(resultAnswer()));
  await visitor.see(`${calculator}//figure`, "$700,000", "45.0%", "$31,500", "$1,575");
  for (const [name, text] of Object.entries(sampleContact))
    await visitor.fill(calculator + field(name), text);
  await visitor.click(calculator + button("Send"));
  await visitor.see(calculator + message, rdCalculatorResult.send.success);
  expect(await mailTo(site, sampleContact["E-mail"])).toContain("$33,075");
});

// Of all moves this one can be made the whole year, and for the year before until April.
journey("an employed doctor ticks a move of the year-end plan", async (visitor) => {
  const { name, questions, fields } = yearEndPlanWords;
  const plan = `//section[@aria-label="${name}"]`;
  const hsa = `${plan}//li[@data-move="hsa"]`;
  const { figures } = yearEndLaw(planYearOn(today(firmTimeZone)));
  const limit = figures["hsa-limit-family"];
  const saved = formatUsd(limit * 0.24);
  await visitor.resize(390, 844);
  await visitor.open("/year-end");
  await visitor.choose(plan + field(questions.filing), "single");
  await visitor.fill(plan + field(questions.wagesInUsd), "150000");
  await visitor.choose(hsa + field(fields.healthPlan.label), "family");
  await visitor.see(hsa, formatUsd(limit), saved);
  await visitor.click(`${hsa}//input[@type="checkbox"]`);
  await visitor.see(`${plan}//dd[@data-tax="difference"]`, saved);
});

journey("a doctor answers on a partner's page, in a frame that fits", async (visitor, site) => {
  const script = `<script async src="${site.url}/embed.js" data-partner="Weber &amp; Co" data-placement="website"></script>`;
  const policy = `default-src 'none'; img-src 'self'; style-src 'nonce-host'; script-src ${site.url}; frame-src ${site.url}`;
  const host = await startHostSite({ "/": { body: script, policy } });
  onTestFinished(host.stop);
  // The window is this tall because WebKit's driver does not scroll the page around a frame.
  await visitor.resize(390, 2300);
  await visitor.open(host.url);
  await visitor.see("//iframe");
  await visitor.enterFrame();
  const hiddenHeight = async () => {
    const [page] = await visitor.find("/html");
    const heightOfAll = Number(await page?.property("scrollHeight"));
    return heightOfAll - Number(await page?.property("clientHeight"));
  };
  await expect.poll(hiddenHeight).toBe(0);
  const where = fillIn(embed.onTheSiteOf, { host: new URL(host.url).host });
  await visitor.see("//header/p", "Weber & Co", where);
  await tick(visitor, nameOf("medicine"));
  await goOnTo(visitor, steps.specialties.heading);
  await expect.poll(hiddenHeight).toBe(0);
});

journey("a CPA fills in the Form 6765 worksheet, saves it and reloads", async (visitor, site) => {
  const currentYearCredit = `//tr[@data-line="30"]`;
  await visitor.open("/advisors/form-6765");
  await visitor.fill(field("Supplies"), "200000");
  await visitor.undo?.();
  await visitor.seeValue(field("Supplies"), visitor.undo ? "20,000" : "200,000");
  await visitor.fill(field("Supplies"), "-");
  await visitor.fill(field("Qualified wages"), "$100,000.00");
  await visitor.click(label("Reduced credit under section 280C"));
  await visitor.see(currentYearCredit, "$4,740");
  await visitor.click(button(worksheetWords.actions.save));
  const savedFile = () => readFileSync(`${site.dataDir}/form-6765-2026.json`, "utf8");
  await expect.poll(savedFile).toContain("100000");
  await visitor.reload();
  await visitor.see(currentYearCredit, "$4,740");
});
