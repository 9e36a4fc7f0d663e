/**
 * The latest tax year whose return has been filed even by those who extended: October 15 of the
 * year after. Only a filed return can be amended.
 */
export function latestFiledTaxYear(today: Date): number {
  const lastDayToFile = new Date(today.getFullYear(), 9, 15);
  return today.getFullYear() - (today > lastDayToFile ? 1 : 2);
}
