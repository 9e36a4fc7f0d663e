import { expect, type Locator, type Page, test } from "@playwright/test";

/** Every figure the specification names, by page. */
const figures = {
  "/fortune": [
    ...["$42,500", "$33,500", "$60,000", "$72,500", "$36,500", "$85,000"],
    ...["$50,000,000", "$25,000", "up to 60% of AGI", "up to 5.0x fair market value"],
    ...["$1,200,000", "$70,000", "$350,000", "$94,500", "$46,550", "$141,050", "$71,050"],
    ...["27%", "13.3%", "$50M+", "1,000+", "5+"],
  ],
  "/bloomfield-cfo": [
    ...["60%", "20%", "5-year", "$185,000", "$125,000", "$95,000"],
    ...["Business Owners", "Qualifying Businesses", "High-Income Individuals"],
    ...["$50M+", "1,000+", "5+"],
  ],
  "/drilldown-solutions": [
    ...["60%", "20%", "5-year", "$33,500", "$42,500", "$85,000"],
    ...["$50M+", "500+", "5+"],
  ],
  "/wealthfd": ["$33,500", "$42,500", "$85,000", "$50M+", "500+", "5+"],
};

/** How many of what stands in which section, by the section's heading id. */
const counts: Record<keyof typeof figures, Record<string, number>> = {
  "/fortune": { benefits: 4, "success-stories": 6, "why-selected": 4 },
  "/bloomfield-cfo": {
    benefits: 4,
    strategies: 4,
    "further-services": 3,
    "why-selected": 3,
    "client-stories": 3,
  },
  "/drilldown-solutions": {
    benefits: 4,
    activities: 4,
    "success-stories": 3,
    strategies: 3,
    "why-selected": 4,
  },
  "/wealthfd": { benefits: 4, activities: 4, "success-stories": 3, "why-selected": 3 },
};

const section = (page: Page, headingId: string): Locator =>
  page.locator(`section[aria-labelledby="${headingId}"]`);

const dollars = (text: string): number => Number(text.replace("−", "-").replace(/[^\d-]/g, ""));

for (const [path, expected] of Object.entries(figures)) {
  test(`${path} shows every figure and every card`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    const text = await page.locator("main").innerText();
    for (const figure of expected) expect.soft(text).toContain(figure);
    for (const [id, count] of Object.entries(counts[path as keyof typeof counts]))
      await expect.soft(section(page, id).locator("li[data-reveal]"), id).toHaveCount(count);
  });

  test(`${path} leads to a consultation, a contact form and the firm's address`, async ({
    page,
  }) => {
    await page.goto(path);
    const schedule = page.locator("main").getByRole("link", { name: /^Schedule Consultation/ });
    await expect(schedule.first()).toHaveAttribute("target", "_blank");
    const contact = section(page, "contact");
    await expect(contact).toContainText("(801) 555-0142");
    await expect(contact).toContainText("info@ledgerwell.example");
    await expect(contact).toContainText("75 Example Plaza");
    await expect(contact.locator(`a[href="/contact?partner=${path.slice(1)}"]`)).toBeVisible();
  });
}

test("the law-firm page names a person to write to", async ({ page }) => {
  await page.goto("/fortune");
  const person = section(page, "contact").getByRole("link", { name: "Marcus Hale" });
  await expect(person).toHaveAttribute("href", /^mailto:[\w.]+@ledgerwell\.example/);
});

test("the California case reconciles, line by line", async ({ page }) => {
  await page.goto("/fortune");
  const figure = page.getByRole("figure", { name: "If the appraised value stands" });
  const cells = await figure.locator("table td").allTextContents();
  const [federal = 0, state = 0, total, contribution = 0, net] = cells.map(dollars);
  expect([federal, state, contribution]).toEqual([94_500, 46_550, -70_000]);
  expect(total).toBe(federal + state);
  expect(net).toBe(federal + state + contribution);
});

test("the slips of the partner pages add up", async ({ page }) => {
  for (const [path, name] of [
    ["/fortune", "Six sample cases"],
    ["/fortune", "Same gift, same rates"],
  ] as const) {
    await page.goto(path);
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
  for (const [path, subjects] of [
    ["/fortune", 1],
    ["/bloomfield-cfo", 3],
    ["/drilldown-solutions", 1],
  ] as const) {
    await page.goto(path);
    const questions = section(page, "ask-first");
    await expect(questions.locator("ol"), path).toHaveCount(subjects);
    expect(await questions.locator("time[datetime]").count(), path).toBeGreaterThan(3);
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
  expect(motion).toEqual(["0s", "0.1s", "0.2s", "0.3s"].map((delay) => ["0.5s", delay]));
});

test("a message that began on a partner page carries the partner", async ({ page }) => {
  await page.goto("/bloomfield-cfo");
  await page.locator("main").getByRole("link", { name: "Contact Our Team" }).first().click();
  await page.getByLabel("Name", { exact: true }).fill("Ada Sample");
  await page.getByLabel("E-mail", { exact: true }).fill("ada@practice.example");
  await page.getByLabel("Message").fill("Which of these applies to a laboratory?");
  const sending = page.waitForRequest("**/functions/v1/contact");
  await page.getByRole("button", { name: "Send message" }).click();
  const request = await sending;
  expect(request.postDataJSON()).toMatchObject({ partner: "bloomfield-cfo" });
  expect((await request.response())?.ok()).toBe(true);
});

for (const partner of ["fortune", "wealthfd"]) {
  test(`an estimate sent from /${partner} carries the partner`, async ({ page }) => {
    await page.goto(`/${partner}`);
    await page.locator('[data-island="rd-calculator"][data-hydrated]').waitFor();
    const calculator = page.getByRole("region", { name: "R&D credit calculator" });
    const dentistry = calculator.getByRole("checkbox", { name: "Dentistry" });
    if (partner === "fortune") await dentistry.check();
    await expect(dentistry).toBeChecked();
    await calculator.getByRole("button", { name: "Continue" }).click();
    await calculator.getByRole("checkbox", { name: "Orthodontics" }).check();
    await calculator.getByRole("button", { name: "Continue" }).click();
    await calculator.getByRole("checkbox").first().check();
    await calculator.getByLabel("Doctor/owner annual wages").fill("400000");
    await calculator.getByLabel("Clinical staff annual wages").fill("300000");
    await calculator.getByRole("button", { name: "Calculate Results" }).click();
    await calculator.getByLabel("Name", { exact: true }).fill("Ada Sample");
    await calculator.getByLabel("Practice name").fill("Sample Orthodontics");
    await calculator.getByLabel("Phone").fill("801 555 0100");
    await calculator.getByLabel("E-mail", { exact: true }).fill("ada@practice.example");
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
  const calculator = page.getByRole("region", { name: "R&D credit calculator" });
  await expect(calculator.getByRole("checkbox")).toHaveCount(1);
  await expect(calculator.getByRole("checkbox", { name: "Dentistry" })).toBeChecked();
});

test("/fortune shows educational examples below the estimate", async ({ page }) => {
  await page.goto("/fortune");
  await page.locator('[data-island="examples-calculator"][data-hydrated]').waitFor();
  const islands = page.locator("[data-island]");
  await expect(islands.nth(0)).toHaveAttribute("data-island", "rd-calculator");
  const examples = islands.nth(1);
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
