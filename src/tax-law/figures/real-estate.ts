import { type FigureTable, fixedIn } from "../figure.ts";
import { fixedAsRead } from "../readings.ts";
import { code, regulation } from "../sources.ts";

const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

export const realEstateFigures = {
  "land-improvement-years": fixed(15, code("168(e)")).years(
    "Parking, paving and other land improvements, recovery period",
  ),
  "residential-rental-years": fixedAsRead(27.5, code("168(c)")).years(
    "Residential rental building, recovery period",
    "Not for a building rented mainly to transient guests.",
  ),
  "short-term-rental-average-days": fixedIn(
    { 2025: "2026-11-18", 2026: "2026-11-18" },
    "a Tax Court opinion that quotes it",
  )(7, regulation("1.469-1T")).days(
    "Rental to guests that is no rental activity, average stay up to",
    "Days rented divided by the number of stays.",
  ),
  "material-participation-hours": fixedAsRead(500, regulation("1.469-5T")).count(
    "Material participation, hours a year more than",
    "Spouses' hours count together.",
  ),
  "material-participation-shared-hours": fixedAsRead(100, regulation("1.469-5T")).count(
    "Material participation where no other person does more, hours a year more than",
    "No other individual may have worked more, employees and contractors included.",
  ),
  "real-estate-professional-hours": fixedAsRead(750, code("469(c)")).count(
    "Real estate professional, hours a year more than",
    "One spouse alone must reach them.",
  ),
  "real-estate-professional-share": fixedAsRead(0.5, code("469(c)")).fraction(
    "Real estate professional, share of all working time more than",
  ),
  "real-estate-employee-ownership": fixedAsRead(0.05, code("469(c)")).fraction(
    "Real estate professional, ownership above which an employee's hours count",
  ),
  "vacation-home-personal-days": fixedAsRead(14, code("280A(d)")).days(
    "Vacation home, days of personal use up to which a rental loss is not limited",
    "Or a tenth of the days rented, if that is more.",
  ),
  "vacation-home-personal-share": fixedAsRead(0.1, code("280A(d)")).fraction(
    "Vacation home, personal use up to which a loss is not limited, share of days rented",
  ),
} satisfies FigureTable;
