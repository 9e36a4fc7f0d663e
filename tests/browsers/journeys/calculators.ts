import { expect } from "vitest";
import { examplesCalculator } from "#content/examples-calculator.ts";
import { rdCalculator } from "#content/rd-calculator.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { activitiesOf, nameOf, resultHeading, sampleContact } from "../../support/rd-calculator.ts";
import type { Journey } from "../journey.ts";
import {
  button,
  checkbox,
  dialog,
  element,
  field,
  heading,
  message,
  radio,
  region,
  slider,
} from "../look-in-page.ts";
import type { Visitor } from "../visitor.ts";

const calculator = region(rdCalculator.name);
const inCalculator = (name: string) => button(name, calculator);

/** The worked example of the specification: $33,075. */
async function reachResult(visitor: Visitor): Promise<void> {
  await visitor.openIsland("/", "rd-calculator");
  await visitor.click(checkbox(nameOf("dentistry"), calculator));
  await visitor.click(inCalculator("Continue"));
  await visitor.click(checkbox(nameOf("orthodontics"), calculator));
  await visitor.click(inCalculator("Continue"));
  for (const activity of activitiesOf("orthodontics").slice(0, 3))
    await visitor.click(checkbox(activity, calculator));
  await visitor.click(radio(rdCalculator.innovation.levels.high.label, calculator));
  await visitor.fill(field("Doctor/owner annual wages", calculator), "400000");
  await visitor.fill(field("Clinical staff annual wages", calculator), "300000");
  await visitor.see(field("Clinical staff annual wages", calculator), { value: "300,000" });
  await visitor.click(inCalculator("Calculate Results"));
  await visitor.see(heading(resultHeading("$33,075"), calculator), { focused: true });
}

export function calculatorJourneys(journey: Journey): void {
  journey("a doctor goes from the first card to the inbox, on a phone", async (travel) => {
    const { visitor, mailTo } = travel;
    await visitor.resize(390, 844);
    await reachResult(visitor);
    const slip = region(rdCalculatorResult.slip.title, calculator);
    await visitor.read(slip, "$700,000", "45.00%", "$315,000", "$31,500", "$1,575", "$33,075");
    for (const [label, text] of Object.entries(sampleContact))
      await visitor.fill(field(label, calculator), text);
    await visitor.click(inCalculator(rdCalculatorResult.send.preview));
    await visitor.see(element("iframe", dialog(rdCalculatorResult.preview.title)));
    await visitor.click(button("Close", dialog()));
    await visitor.seeNo(dialog());
    await visitor.click(inCalculator("Send"));
    await visitor.see(message(rdCalculatorResult.send.success, calculator));

    const mail = await mailTo(sampleContact["E-mail"]);
    for (const part of [mail.html, mail.text])
      for (const figure of ["$33,075", "$31,500", "$1,575", "$315,000"])
        expect(part).toContain(figure);
  });

  journey(
    "a doctor steps back in the history and finds every answer again",
    async ({ visitor }) => {
      await reachResult(visitor);
      await visitor.goBack();
      await visitor.see(field("Doctor/owner annual wages", calculator), { value: "400,000" });
      await visitor.reload();
      await visitor.seeOnPage('[data-island="rd-calculator"][data-hydrated]');
      await visitor.see(field("Doctor/owner annual wages", calculator), { value: "400,000" });
    },
  );

  journey("a doctor divides the time between specialties with the arrow keys", async (travel) => {
    const { visitor } = travel;
    await visitor.openIsland("/", "rd-calculator");
    await visitor.click(checkbox(nameOf("dentistry"), calculator));
    await visitor.click(inCalculator("Continue"));
    for (const id of ["orthodontics", "endodontics"])
      await visitor.click(checkbox(nameOf(id), calculator));
    await visitor.click(inCalculator("Continue"));
    const first = slider(nameOf("orthodontics"), calculator);
    const second = slider(nameOf("endodontics"), calculator);
    await visitor.click(inCalculator(rdCalculator.time.evenly));
    await visitor.see(first, { value: "50" });
    await visitor.focus(second);
    await visitor.press("ArrowRight");
    const { value } = await visitor.look(second);
    expect(Number(value)).toBeGreaterThan(50);
    await visitor.see(first, { value: `${100 - Number(value)}` });
  });

  journey("the running estimate's title keeps to its two lines", async ({ visitor }) => {
    await visitor.openIsland("/", "rd-calculator");
    const lines = () =>
      [...document.querySelectorAll('[data-island="rd-calculator"] .slip-head p')]
        .filter((title) => title.checkVisibility())
        .map((title) =>
          Math.round(title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight)),
        );
    expect(await visitor.run(lines)).toEqual([2]);
  });

  journey("a doctor prints the result: the sheet alone, on one page", async ({ visitor }) => {
    await reachResult(visitor);
    const sheets = await visitor.sheetsOfPaper();
    if (sheets !== undefined) expect(sheets).toBe(1);
    await visitor.showAsOnPaper();
    await visitor.read(element(".estimate-sheet"), "$33,075", "$31,500", nameOf("orthodontics"));
    await visitor.seeNo(element("header[data-site-header], .rd-send, nav"));
  });

  journey("a reader follows the worked examples at an income of her own", async ({ visitor }) => {
    const { form, slip } = examplesCalculator;
    await visitor.openIsland("/case-studies", "examples-calculator");
    const show = button("View Educational Examples");
    await visitor.see(show, { disabled: true });
    await visitor.choose(field(form.taxYear), "2025");
    await visitor.fill(field("Annual income"), "500000");
    await visitor.see(field("Annual income"), { value: "500,000" });
    await visitor.click(show);
    await visitor.read(region(slip.title), "$45,948", "$134,126", "36.0%", "34.3%");
    await visitor.click(radio("Business Owner"));
    await visitor.read(region(slip.title), "$42,664", "31.8%");
    await visitor.click(radio("Individual"));
    await visitor.choose(field(form.taxYear), "2026");
    await visitor.read(region(slip.title), "$132,912");
  });

  journey(
    "a CPA fills in the Form 6765 worksheet on a phone, and on paper",
    async ({ visitor }) => {
      await visitor.resize(390, 844);
      await visitor.openIsland("/advisors/form-6765", "form-6765-worksheet");
      await visitor.fill(field("Qualified wages"), "53704");
      await visitor.fill(field("QREs one year before"), "50000");
      await visitor.fill(field("QREs two years before"), "46382");
      await visitor.fill(field("QREs three years before"), "44000");
      await visitor.click(checkbox("Reduced credit under section 280C"));
      await visitor.read(element('[data-line="24"]'), "14% × 30,307", "$4,243");
      await visitor.read(element('[data-line="30"]'), "$3,352");
      await visitor.showAsOnPaper();
      await visitor.read(element(".worksheet-paper"), "$53,704", "$44,000");
      await visitor.seeNo(field("Qualified wages"));
    },
  );
}
