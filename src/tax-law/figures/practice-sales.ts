import { type FigureTable, fixedIn, theSourceItself } from "../figure.ts";
import { code, newJerseyBulkSales } from "../sources.ts";

const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

export const practiceSaleFigures = {
  "intangible-amortization-years": {
    label: "Purchased goodwill and covenants not to compete, write-off period",
    unit: "years",
    entries: fixedAsRead(
      15,
      code("197"),
      "In equal monthly parts from the month of purchase, however short the covenant itself.",
    ),
  },
  "corporate-tax-rate": {
    label: "Federal income tax of a C corporation",
    unit: "fraction",
    entries: fixedAsRead(0.21, code("11")),
  },
  "real-estate-depreciation-gain-rate": {
    label: "Top rate on gain from a building, up to the straight-line depreciation taken",
    unit: "fraction",
    entries: fixedAsRead(0.25, code("1(h)")),
  },
  "built-in-gains-years": {
    label: "Former C corporation, years after its S election in which old gain is taxed twice",
    unit: "years",
    entries: fixedAsRead(5, code("1374")),
  },
  "stock-purchase-election-share": {
    label: "Section 338 election, share of the stock a corporation must buy within 12 months",
    unit: "fraction",
    entries: fixedAsRead(0.8, code("338")),
  },
  "related-buyer-ownership": {
    label: "Depreciable property sold to a company the seller owns more than this share of",
    unit: "fraction",
    entries: fixedAsRead(0.5, code("1239"), "All of the gain is then ordinary income."),
  },
  "installment-interest-threshold": {
    label: "Installment notes outstanding at year end, above which interest on the tax is charged",
    unit: "usd",
    entries: fixedAsRead(
      5_000_000,
      code("453A"),
      "Notes from sales of the same year, at prices above $150,000.",
    ),
  },
  "restricted-stock-election-days": {
    label: "Election to be taxed on restricted stock when it is received, days to file",
    unit: "days",
    entries: fixedAsRead(30, code("83(b)")),
  },
  "new-jersey-bulk-sale-notice-days": {
    label: "New Jersey notice of a bulk sale, business days before closing",
    unit: "count",
    entries: fixed(10, newJerseyBulkSales, "Form C-9600, filed by the buyer."),
  },
} satisfies FigureTable;
