/** The lines of Form 6765 that the worksheet computes, by their numbers. */
type FormLineNumber =
  | "1"
  | "2"
  | "3"
  | "4"
  | "5"
  | "6"
  | "7"
  | "8"
  | "9"
  | "10"
  | "11"
  | "12"
  | "13"
  | "14"
  | "15"
  | "16"
  | "17"
  | "18"
  | "19"
  | "20"
  | "21"
  | "22"
  | "23"
  | "24"
  | "25"
  | "26"
  | "27"
  | "28"
  | "29"
  | "30"
  | "34"
  | "35"
  | "36"
  | "42"
  | "43"
  | "44"
  | "45"
  | "46"
  | "47"
  | "48";

/** Our own lines beside the form. */
type OwnLine =
  | "regular-full"
  | "regular-reduced"
  | "simplified-full"
  | "simplified-reduced"
  | "member-share"
  | "full-credit"
  | "k1"
  | "owner-full-credit"
  | "full-after-tax"
  | "reduced-after-tax"
  | "protected-tax"
  | "minimum-tax"
  | "limit-38c"
  | "cap-41g"
  | "use-limit"
  | "credit-to-use"
  | "used-now"
  | "unused";

export type LineName = FormLineNumber | OwnLine;

/** The number printed on the form of that year; empty for a line of ours. */
export function lineNumber(line: string): string {
  return /^\d/.test(line) ? line : "";
}
