/**
 * Pages that the header, the footer or another page already links to and that have not landed yet.
 * The check of links knows exactly these: take a page off the list when it lands. Empty when the
 * site is complete.
 */
export const awaitedPages: readonly string[] = [];
