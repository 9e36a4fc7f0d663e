import type { FigureTable } from "../figure.ts";
import { fixed, fixedAsRead } from "../readings.ts";
import { code, newJerseyBulkSales } from "../sources.ts";

export const practiceSaleFigures = {
  "intangible-amortization-years": fixedAsRead(15, code("197")).years(
    "Purchased goodwill and covenants not to compete, write-off period",
    "In equal monthly parts from the month of purchase, however short the covenant itself.",
  ),
  "corporate-tax-rate": fixedAsRead(0.21, code("11")).fraction(
    "Federal income tax of a C corporation",
  ),
  "real-estate-depreciation-gain-rate": fixedAsRead(0.25, code("1(h)")).fraction(
    "Top rate on gain from a building, up to the straight-line depreciation taken",
  ),
  "built-in-gains-years": fixedAsRead(5, code("1374")).years(
    "Former C corporation, years after its S election in which old gain is taxed twice",
  ),
  "stock-purchase-election-share": fixedAsRead(0.8, code("338")).fraction(
    "Section 338 election, share of the stock a corporation must buy within 12 months",
  ),
  "related-buyer-ownership": fixedAsRead(0.5, code("1239")).fraction(
    "Depreciable property sold to a company the seller owns more than this share of",
    "All of the gain is then ordinary income.",
  ),
  "installment-interest-threshold": fixedAsRead(5_000_000, code("453A")).usd(
    "Installment notes outstanding at year end, above which interest on the tax is charged",
    "Notes from sales of the same year, at prices above $150,000.",
  ),
  "restricted-stock-election-days": fixedAsRead(30, code("83(b)")).days(
    "Election to be taxed on restricted stock when it is received, days to file",
  ),
  "new-jersey-bulk-sale-notice-days": fixed(10, newJerseyBulkSales).count(
    "New Jersey notice of a bulk sale, business days before closing",
    "Form C-9600, filed by the buyer.",
  ),
} satisfies FigureTable;
