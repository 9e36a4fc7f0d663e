import { expect, type Locator, type Page, test } from "@playwright/test";
import { contactPage } from "#content/contact.ts";
import { examplesCalculator } from "#content/examples-calculator.ts";
import { firm } from "#content/firm.ts";
import { contactOurTeam, scheduleConsultation } from "#content/navigation.ts";
import { partners } from "#content/partners/all-partners.ts";
import { bloomfieldCfo } from "#content/partners/bloomfield-cfo.ts";
import { drilldownSolutions } from "#content/partners/drilldown-solutions.ts";
import { fortune } from "#content/partners/fortune.ts";
import { wealthfd } from "#content/partners/wealthfd.ts";
import { lawNotesOn } from "#tax-law/law-notes.ts";
import { formatUsd } from "#wording/numbers.ts";
import { storyOf } from "../../src/features/partners/stories.ts";
import { calculatorOn, fillInContact, nameOf, openCalculator } from "../support/rd-calculator.ts";

/** Every figure the specification names, by page. */
const specified: Record<string, string[]> = {
  fortune: [
    ...["$42,500", "$33,500", "$60,000", "$72,500", "$36,500", "$85,000"],
    ...["$50,000,000", "$25,000", "up to 60% of AGI", "up to 5.0x fair market value"],
    ...["$1,200,000", "$70,000", "$350,000", "$94,500", "$46,550", "$141,050", "$71,050"],
    ...["27%", "13.3%", "$50M+", "1,000+", "5+"],
  ],
  "bloomfield-cfo": [
    ...["60%", "20%", "5-year", "$185,000", "$125,000", "$95,000"],
    ...["Business Owners", "Qualifying Businesses", "High-Income Individuals"],
    ...["$50M+", "1,000+", "5+"],
  ],
  "drilldown-solutions": [
    ...["60%", "20%", "5-year", "$33,500", "$42,500", "$85,000"],
    ...["$50M+", "500+", "5+"],
  ],
  wealthfd: ["$33,500", "$42,500", "$85,000", "$50M+", "500+", "5+"],
};

const section = (page: Page, headingId: string): Locator =>
  page.locator(`section[aria-labelledby="${headingId}"]`);

const dollars = (text: string): number => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));

async function expectOn(page: Page, texts: readonly string[], cards: Record<string, number>) {
  const text = await page.locator("main").innerText();
  for (const expected of texts) expect.soft(text).toContain(expected);
  for (const [id, count] of Object.entries(cards))
    await expect.soft(section(page, id).locator("li[data-reveal]"), id).toHaveCount(count);
}

for (const { id, benefits, whySelected, callToAction } of partners) {
  test(`/${id} shows benefits, reasons and figures, and leads to the firm`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${id}`);
    const stats = callToAction.stats.map(({ value }) => value);
    await expectOn(page, [...stats, ...(specified[id] ?? [])], {
      benefits: benefits.cards.length,
      "why-selected": whySelected.reasons.length,
    });
    const schedule = page.locator("main").getByRole("link", { name: scheduleConsultation.label });
    await expect(schedule.first()).toHaveAttribute("target", "_blank");
    const contact = section(page, "contact");
    for (const text of [firm.phone.display, firm.email, firm.address.street])
      await expect(contact).toContainText(text);
    await expect(contact.locator(`a[href="/contact?partner=${id}"]`)).toBeVisible();
  });
}

for (const { id, successStories } of [fortune, drilldownSolutions, wealthfd]) {
  test(`/${id} tells its success stories with their credits`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/${id}`);
    const { stories } = successStories;
    const credits = stories.map((story) => formatUsd(storyOf(story).creditAmount));
    await expectOn(page, credits, { "success-stories": stories.length });
  });
}

for (const { id, activities } of [drilldownSolutions, wealthfd]) {
  test(`/${id} shows what may qualify`, async ({ page }) => {
    await page.goto(`/${id}`);
    const titles = activities.groups.map(({ title }) => title);
    await expectOn(page, titles, { activities: titles.length });
  });
}

for (const { id, strategies } of [bloomfieldCfo, drilldownSolutions]) {
  test(`/${id} shows its charitable strategies`, async ({ page }) => {
    await page.goto(`/${id}`);
    const titles = strategies.strategies.map(({ title }) => title);
    await expectOn(page, titles, { strategies: titles.length });
  });
}

test("the CFO page shows further services by whom they fit, and client stories", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/${bloomfieldCfo.id}`);
  const { services } = bloomfieldCfo.furtherServices;
  const { stories } = bloomfieldCfo.clientStories;
  const fits = services.map(({ applicability }) => applicability);
  const amounts = stories.map(({ amount }) => formatUsd(amount));
  await expectOn(page, [...fits, ...amounts], {
    "further-services": services.length,
    "client-stories": stories.length,
  });
});

test("the law-firm page names a person to write to", async ({ page }) => {
  await page.goto("/fortune");
  const { name, email } = fortune.contact.person;
  const person = section(page, "contact").getByRole("link", { name });
  await expect(person).toHaveAttribute("href", new RegExp(`^mailto:${email}`));
});

test("the California case reconciles, line by line", async ({ page }) => {
  await page.goto("/fortune");
  const figure = page.getByRole("figure", { name: fortune.californiaCase.labels.waterfall });
  const cells = await figure.locator("table td").allTextContents();
  const [federal = 0, state = 0, total, contribution = 0, net] = cells.map(dollars);
  expect([federal, state, contribution]).toEqual([94_500, 46_550, -70_000]);
  expect(total).toBe(federal + state);
  expect(net).toBe(federal + state + contribution);
});

test("the slips of the partner pages add up", async ({ page }) => {
  await page.goto("/fortune");
  for (const name of [fortune.casesSlip.title, fortune.californiaCase.cut.title]) {
    const values = page.getByRole("figure", { name }).locator("dd:not(.slip-formula)");
    const amounts = (await values.allTextContents()).map(dollars);
    const total = amounts.pop();
    expect(
      amounts.reduce((sum, amount) => sum + amount, 0),
      name,
    ).toBe(total);
  }
});

test("programs with multiplied appraisals, captives and bonds come with dated questions", async ({
  page,
}) => {
  for (const { id, questions } of [fortune, bloomfieldCfo, drilldownSolutions]) {
    await page.goto(`/${id}`);
    const asked = section(page, "ask-first");
    await expect(asked.locator("ol"), id).toHaveCount(questions.length);
    const notes = new Set(
      questions.flatMap(({ topic }) => lawNotesOn(topic).map(({ title }) => title)),
    );
    await expect(asked.locator("time[datetime]"), id).toHaveCount(notes.size);
  }
});

test("cards come up once, half a second long and a tenth of a second apart", async ({ page }) => {
  await page.goto("/drilldown-solutions");
  const cards = section(page, "benefits").locator("li[data-reveal]");
  await expect(cards.first()).toHaveAttribute("data-reveal", "waiting");
  await section(page, "benefits").evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await expect(cards.last()).toHaveAttribute("data-reveal", "shown");
  const motion = await cards.evaluateAll((elements) =>
    elements.map((element) => {
      const { transitionDuration, transitionDelay } = getComputedStyle(element);
      return [transitionDuration.split(",")[0], transitionDelay.split(",")[0]];
    }),
  );
  expect(motion).toEqual(motion.map((_, index) => ["0.5s", `${index / 10}s`]));
});

test("a message that began on a partner page carries the partner", async ({ page }) => {
  await page.goto("/bloomfield-cfo");
  await page.locator("main").getByRole("link", { name: contactOurTeam.label }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Sample");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@practice.example");
  await page.getByLabel(contactPage.form.message).fill("Which of these applies to a laboratory?");
  const sending = page.waitForRequest("**/functions/v1/contact");
  await page.getByRole("button", { name: contactPage.form.button }).click();
  const request = await sending;
  expect(request.postDataJSON()).toMatchObject({ partner: "bloomfield-cfo" });
  expect((await request.response())?.ok()).toBe(true);
});

for (const partner of ["fortune", "wealthfd"]) {
  test(`an estimate sent from /${partner} carries the partner`, async ({ page }) => {
    const calculator = await openCalculator(page, `/${partner}`);
    const dentistry = calculator.getByRole("checkbox", { name: nameOf("dentistry") });
    if (partner === "fortune") await dentistry.check();
    await expect(dentistry).toBeChecked();
    await calculator.getByRole("button", { name: "Continue" }).click();
    await calculator.getByRole("checkbox", { name: nameOf("orthodontics") }).check();
    await calculator.getByRole("button", { name: "Continue" }).click();
    await calculator.getByRole("checkbox").first().check();
    await calculator.getByLabel("Doctor/owner annual wages").fill("400000");
    await calculator.getByLabel("Clinical staff annual wages").fill("300000");
    await calculator.getByRole("button", { name: "Calculate Results" }).click();
    await fillInContact(calculator);
    const sending = page.waitForRequest("**/functions/v1/send-email");
    await calculator.getByRole("button", { name: "Send", exact: true }).click();
    const request = await sending;
    const { calculation } = request.postDataJSON();
    expect(calculation).toMatchObject({ partner, sourcePage: `/${partner}` });
    expect((await request.response())?.ok()).toBe(true);
  });
}

test("/wealthfd offers dental specialties only", async ({ page }) => {
  await page.goto("/wealthfd");
  const calculator = calculatorOn(page);
  await expect(calculator.getByRole("checkbox")).toHaveCount(1);
  await expect(calculator.getByRole("checkbox", { name: nameOf("dentistry") })).toBeChecked();
});

test("/fortune shows educational examples below the estimate", async ({ page }) => {
  await page.goto("/fortune");
  await page.locator('[data-island="examples-calculator"]').scrollIntoViewIfNeeded();
  await page.locator('[data-island="examples-calculator"][data-hydrated]').waitFor();
  const islands = page.locator("[data-island]");
  await expect(islands.nth(0)).toHaveAttribute("data-island", "rd-calculator");
  const examples = islands.nth(1);
  await examples.getByLabel(examplesCalculator.form.taxYear, { exact: true }).selectOption("2025");
  await examples.getByLabel("Annual income").fill("500000");
  await examples.getByRole("button", { name: "View Educational Examples" }).click();
  await expect(examples).toContainText("$45,948");
});

test("pages without a calculator run no React", async ({ page }) => {
  for (const path of ["/bloomfield-cfo", "/drilldown-solutions"]) {
    await page.goto(path);
    await expect(page.locator("[data-island]")).toHaveCount(0);
  }
});
