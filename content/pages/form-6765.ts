import { form6765Page as worksheet } from "../calculators/form-6765.ts";
import { statements } from "../statements.ts";

/** The page /advisors/form-6765, apart from the worksheet, whose script would load these words too. */
export const form6765Page = {
  ...worksheet,
  metaDescription:
    "The research credit computed as Form 6765 computes it, line by line, for 2023 to 2026: both methods, section 280C, the payroll offset, the limits of sections 38(c) and 41(g), and what to file. Nothing typed leaves your browser.",
  breadcrumb: "Form 6765 worksheet",
  eyebrow: "For CPAs",
  heading: "Form 6765, line by line",
  lede: "Enter the practice's figures and the form's lines fill in, each with its arithmetic. Print it, or take a spreadsheet with live formulas.",
  privacy:
    "Nothing you type here leaves this browser. Worksheets are listed below and kept here for 30 days after their last change, for a day on a shared computer, or until you delete them, as you choose. Clear this worksheet removes the open one at once.",
  differs: {
    heading: "Why this differs from the calculator",
    text: `The calculator on the home page multiplies qualified expenses by a flat 10% and adds a state share: a simplification, so that an owner sees an order of magnitude in ${statements.calculatorTime}. The form does not work that way. It compares this year's expenses with a base, so the same practice usually sees less here: {withoutHistory} of this year's expenses without three years of history, {simplified} of the part above half the average with it, half of {regular} at the very most under the regular method.`,
  },
} as const;
