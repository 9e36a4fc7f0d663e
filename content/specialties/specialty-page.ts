/** What a practice should know about one activity of the calculator before it counts hours. */
export interface ActivityNotes {
  /** What the practice could not look up when it began. */
  readonly notKnown: string;
  /** The alternatives, and the measure that decides between them. */
  readonly test: string;
  /** What a practice of this kind keeps anyway. */
  readonly record: string;
  /** The work beside it that looks similar. */
  readonly doesNotCount: string;
}

/** On the page and in the calculator's help, which loads this file in the browser. */
export const activityNoteLabels: Readonly<Record<keyof ActivityNotes, string>> = {
  notKnown: "What is not known",
  test: "How it is tested",
  record: "The record that proves it",
  doesNotCount: "When it does not count",
};

/** People of one kind in the practice, and what the hours log says of each of them. */
export interface PracticeRole {
  /** In the number that fits, such as `orthodontists`. */
  readonly who: string;
  readonly people: number;
  /** Of each, for a year. */
  readonly wageInUsd: number;
  /** On named projects, of each, in a usual week. Absent for those who have none. */
  readonly hoursAWeek?: number;
}

/** An invented practice of this kind. Its amounts are computed by the calculator's engine. */
export interface SpecialtyPractice {
  /** Everybody on the payroll. */
  readonly roles: readonly PracticeRole[];
  /** The state's name. */
  readonly state: string;
  /** What the hours are spent on. */
  readonly projects: string;
  /** Where hours by person and project are written down, the same week. */
  readonly hoursLog: string;
}

/** What follows the opening: what this specialty turns on. */
export type FirstSection = "activities" | "practice" | "questions";

/**
 * What an activity can need: a review board, where it compares treatments on patients; the privacy
 * rule, where it works on charts; a look at others' patents, where it builds devices.
 */
export type SpecialtyRule = "reviewBoard" | "charts" | "patents";

/** The text of `/specialties/{id}`. The specialty itself is listed by its practice type. */
export interface SpecialtyPage {
  /** In the browser's tab and in search results: under 60 characters with the firm's name. */
  readonly title: string;
  /** In search results: under 155 characters. */
  readonly description: string;
  /** Names the credit and the specialty in the words that owners use. */
  readonly heading: string;
  /** In the list of all specialties. */
  readonly line: string;
  /** What in this specialty is research, and what is treatment. */
  readonly introduction: readonly [string, string, string];
  readonly firstSection: FirstSection;
  /** In the order of the practice type's activities. */
  readonly activities: readonly [ActivityNotes, ActivityNotes, ActivityNotes, ActivityNotes];
  readonly practice: SpecialtyPractice;
  /** Three questions, each with its answer. */
  readonly cpaQuestions: Readonly<Record<string, string>>;
  /** Articles that a reader of this specialty needs next, by file name. */
  readonly articles: readonly string[];
  /** Two or three specialties whose work is similar, by id. */
  readonly nearby: readonly string[];
  /** Shown in this order. */
  readonly rules: readonly SpecialtyRule[];
}
