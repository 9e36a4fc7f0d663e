import { type FigureTable, fixedIn, theSourceItself, unit } from "../figure.ts";
import { code, regulation } from "../sources.ts";

const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

export const realEstateFigures = {
  "land-improvement-years": unit.years(
    "Parking, paving and other land improvements, recovery period",
    fixed(15, code("168(e)")),
  ),
  "residential-rental-years": unit.years(
    "Residential rental building, recovery period",
    fixedAsRead(27.5, code("168(c)")),
    "Not for a building rented mainly to transient guests.",
  ),
  "short-term-rental-average-days": unit.days(
    "Rental to guests that is no rental activity, average stay up to",
    fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, "a Tax Court opinion that quotes it")(
      7,
      regulation("1.469-1T"),
    ),
    "Days rented divided by the number of stays.",
  ),
  "material-participation-hours": unit.count(
    "Material participation, hours a year more than",
    fixedAsRead(500, regulation("1.469-5T")),
    "Spouses' hours count together.",
  ),
  "material-participation-shared-hours": unit.count(
    "Material participation where no other person does more, hours a year more than",
    fixedAsRead(100, regulation("1.469-5T")),
    "No other individual may have worked more, employees and contractors included.",
  ),
  "real-estate-professional-hours": unit.count(
    "Real estate professional, hours a year more than",
    fixedAsRead(750, code("469(c)")),
    "One spouse alone must reach them.",
  ),
  "real-estate-professional-share": unit.fraction(
    "Real estate professional, share of all working time more than",
    fixedAsRead(0.5, code("469(c)")),
  ),
  "real-estate-employee-ownership": unit.fraction(
    "Real estate professional, ownership above which an employee's hours count",
    fixedAsRead(0.05, code("469(c)")),
  ),
  "vacation-home-personal-days": unit.days(
    "Vacation home, days of personal use up to which a rental loss is not limited",
    fixedAsRead(14, code("280A(d)")),
    "Or a tenth of the days rented, if that is more.",
  ),
  "vacation-home-personal-share": unit.fraction(
    "Vacation home, personal use up to which a loss is not limited, share of days rented",
    fixedAsRead(0.1, code("280A(d)")),
  ),
} satisfies FigureTable;
