import { type FigureTable, fixedIn, theSourceItself, unit } from "../figure.ts";
import { code, newJerseyBulkSales } from "../sources.ts";

const fixedAsRead = fixedIn({ 2025: "2026-11-18", 2026: "2026-11-18" }, theSourceItself);
const fixed = fixedIn({ 2025: "2026-11-15", 2026: "2026-11-15" });

export const practiceSaleFigures = {
  "intangible-amortization-years": unit.years(
    "Purchased goodwill and covenants not to compete, write-off period",
    fixedAsRead(15, code("197")),
    "In equal monthly parts from the month of purchase, however short the covenant itself.",
  ),
  "corporate-tax-rate": unit.fraction(
    "Federal income tax of a C corporation",
    fixedAsRead(0.21, code("11")),
  ),
  "real-estate-depreciation-gain-rate": unit.fraction(
    "Top rate on gain from a building, up to the straight-line depreciation taken",
    fixedAsRead(0.25, code("1(h)")),
  ),
  "built-in-gains-years": unit.years(
    "Former C corporation, years after its S election in which old gain is taxed twice",
    fixedAsRead(5, code("1374")),
  ),
  "stock-purchase-election-share": unit.fraction(
    "Section 338 election, share of the stock a corporation must buy within 12 months",
    fixedAsRead(0.8, code("338")),
  ),
  "related-buyer-ownership": unit.fraction(
    "Depreciable property sold to a company the seller owns more than this share of",
    fixedAsRead(0.5, code("1239")),
    "All of the gain is then ordinary income.",
  ),
  "installment-interest-threshold": unit.usd(
    "Installment notes outstanding at year end, above which interest on the tax is charged",
    fixedAsRead(5_000_000, code("453A")),
    "Notes from sales of the same year, at prices above $150,000.",
  ),
  "restricted-stock-election-days": unit.days(
    "Election to be taxed on restricted stock when it is received, days to file",
    fixedAsRead(30, code("83(b)")),
  ),
  "new-jersey-bulk-sale-notice-days": unit.count(
    "New Jersey notice of a bulk sale, business days before closing",
    fixed(10, newJerseyBulkSales),
    "Form C-9600, filed by the buyer.",
  ),
} satisfies FigureTable;
