/**
 * The formats of US English. Each is created on first use and kept, because the first one on a page
 * takes a phone up to a tenth of a second.
 */
const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat("en-US", options);
  numberFormats.set(key, format);
  return format;
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat("en-US", options);
  dateFormats.set(key, format);
  return format;
}
