import { capitalGainsFigures } from "./figures/capital-gains.ts";
import { captiveFigures } from "./figures/captive.ts";
import { charitableFigures } from "./figures/charitable.ts";
import { employeeFigures } from "./figures/employees.ts";
import { estimatedTaxFigures } from "./figures/estimated-tax.ts";
import { expensingFigures } from "./figures/expensing.ts";
import { familyFigures } from "./figures/family.ts";
import { iraFigures } from "./figures/ira.ts";
import { irsLetterFigures } from "./figures/irs-letters.ts";
import { legislationFigures } from "./figures/legislation.ts";
import { medicalFigures } from "./figures/medical.ts";
import { payrollFigures } from "./figures/payroll.ts";
import { penaltyFigures } from "./figures/penalties.ts";
import { practiceSaleFigures } from "./figures/practice-sales.ts";
import { realEstateFigures } from "./figures/real-estate.ts";
import { researchCreditFigures } from "./figures/research-credit.ts";
import { retirementFigures } from "./figures/retirement.ts";
import { section199aFigures } from "./figures/section-199a.ts";
import { stateEntityTaxFigures } from "./figures/state-entity-tax.ts";
import { stateResearchCreditFigures } from "./figures/state-research-credit.ts";
import { studentLoanFigures } from "./figures/student-loans.ts";
import { vehicleFigures } from "./figures/vehicles.ts";

/** Every figure by its name. A new file of figures is registered here, and nowhere else. */
export const figures = {
  ...researchCreditFigures,
  ...expensingFigures,
  ...vehicleFigures,
  ...retirementFigures,
  ...iraFigures,
  ...medicalFigures,
  ...familyFigures,
  ...capitalGainsFigures,
  ...section199aFigures,
  ...charitableFigures,
  ...captiveFigures,
  ...payrollFigures,
  ...employeeFigures,
  ...studentLoanFigures,
  ...practiceSaleFigures,
  ...realEstateFigures,
  ...penaltyFigures,
  ...irsLetterFigures,
  ...legislationFigures,
  ...stateEntityTaxFigures,
  ...stateResearchCreditFigures,
  ...estimatedTaxFigures,
};

/** The name of an existing figure, so that a misspelled one does not compile. */
export type FigureName = keyof typeof figures;
