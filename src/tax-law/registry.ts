import { capitalGainsFigures } from "./figures/capital-gains.ts";
import { captiveFigures } from "./figures/captive.ts";
import { charitableFigures } from "./figures/charitable.ts";
import { expensingFigures } from "./figures/expensing.ts";
import { familyFigures } from "./figures/family.ts";
import { legislationFigures } from "./figures/legislation.ts";
import { medicalFigures } from "./figures/medical.ts";
import { payrollFigures } from "./figures/payroll.ts";
import { researchCreditFigures } from "./figures/research-credit.ts";
import { retirementFigures } from "./figures/retirement.ts";
import { section199aFigures } from "./figures/section-199a.ts";
import { vehicleFigures } from "./figures/vehicles.ts";

/** Every topic file. A new file of figures is registered here, and nowhere else. */
export const figuresByTopic = {
  "research-credit": researchCreditFigures,
  expensing: expensingFigures,
  vehicles: vehicleFigures,
  retirement: retirementFigures,
  medical: medicalFigures,
  family: familyFigures,
  "capital-gains": capitalGainsFigures,
  "section-199a": section199aFigures,
  charitable: charitableFigures,
  captive: captiveFigures,
  payroll: payrollFigures,
  legislation: legislationFigures,
};

export const figures = {
  ...researchCreditFigures,
  ...expensingFigures,
  ...vehicleFigures,
  ...retirementFigures,
  ...medicalFigures,
  ...familyFigures,
  ...capitalGainsFigures,
  ...section199aFigures,
  ...charitableFigures,
  ...captiveFigures,
  ...payrollFigures,
  ...legislationFigures,
};

/** The name of a figure that exists: a misspelt one does not compile. */
export type FigureName = keyof typeof figures;

export const figureNames = Object.keys(figures) as FigureName[];
