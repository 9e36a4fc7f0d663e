import { type FigureTable, fixedIn, theSourceItself } from "../figure.ts";
import { code, regulation } from "../sources.ts";

const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const fixed = fixedIn({ 2025: "2026-11-17", 2026: "2026-11-17" });

export const realEstateFigures = {
  "land-improvement-years": {
    label: "Parking, paving and other land improvements, recovery period",
    unit: "years",
    entries: fixed(15, code("168(e)")),
  },
  "residential-rental-years": {
    label: "Residential rental building, recovery period",
    unit: "years",
    entries: fixedAsRead(
      27.5,
      code("168(c)"),
      "Not for a building rented mainly to transient guests.",
    ),
  },
  "short-term-rental-average-days": {
    label: "Rental to guests that is no rental activity, average stay up to",
    unit: "days",
    entries: fixedIn(
      { 2025: "2026-11-18", 2026: "2026-11-18" },
      "a Tax Court opinion that quotes it",
    )(7, regulation("1.469-1T"), "Days rented divided by the number of stays."),
  },
  "material-participation-hours": {
    label: "Material participation, hours a year more than",
    unit: "count",
    entries: fixedAsRead(500, regulation("1.469-5T"), "Spouses' hours count together."),
  },
  "material-participation-shared-hours": {
    label: "Material participation where no other person does more, hours a year more than",
    unit: "count",
    entries: fixedAsRead(
      100,
      regulation("1.469-5T"),
      "No other individual may have worked more, employees and contractors included.",
    ),
  },
  "real-estate-professional-hours": {
    label: "Real estate professional, hours a year more than",
    unit: "count",
    entries: fixedAsRead(750, code("469(c)"), "One spouse alone must reach them."),
  },
  "real-estate-professional-share": {
    label: "Real estate professional, share of all working time more than",
    unit: "fraction",
    entries: fixedAsRead(0.5, code("469(c)")),
  },
  "real-estate-employee-ownership": {
    label: "Real estate professional, ownership above which an employee's hours count",
    unit: "fraction",
    entries: fixedAsRead(0.05, code("469(c)")),
  },
  "vacation-home-personal-days": {
    label: "Vacation home, days of personal use up to which a rental loss is not limited",
    unit: "days",
    entries: fixedAsRead(14, code("280A(d)"), "Or a tenth of the days rented, if that is more."),
  },
  "vacation-home-personal-share": {
    label: "Vacation home, personal use up to which a loss is not limited, share of days rented",
    unit: "fraction",
    entries: fixedAsRead(0.1, code("280A(d)")),
  },
} satisfies FigureTable;
