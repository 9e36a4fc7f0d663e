/** Pages of a PDF as Chromium writes it: each page object names its type. */
export function pageCount(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
