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

export interface QuestionAndAnswer {
  readonly question: string;
  readonly answer: string;
}

/** Which of the four activities, counted from 0 as in the practice type's list. */
export type ActivityIndex = 0 | 1 | 2 | 3;

/** A modest practice of this kind. Its amounts are computed by the calculator's engine. */
export interface SpecialtyPractice {
  /** Who works there, such as `Two orthodontists, seven assistants and a lab technician`. */
  readonly people: string;
  readonly headCount: number;
  readonly doctorWagesInUsd: number;
  readonly staffWagesInUsd: number;
  /** The state's name. */
  readonly state: string;
  /** What it works on, at medium innovation. With half the hours, only the first is left. */
  readonly activities: readonly [ActivityIndex, ActivityIndex];
  /** Where in the week these hours are found. */
  readonly hours: string;
  /** What the practice is left with at half the hours. */
  readonly halfTheHours: string;
}

/** The text of `/specialties/{id}`. The specialty itself is listed by its practice type. */
export interface SpecialtyPage {
  /** In the browser's tab and in search results: under 60 characters. */
  readonly title: string;
  /** In search results: under 155 characters. */
  readonly description: string;
  /** Names the credit and the specialty in the words that owners use. */
  readonly heading: string;
  /** In the list of all specialties. */
  readonly line: string;
  /** What in this specialty is research, and what is treatment. */
  readonly introduction: readonly [string, string, string];
  /** In the order of the practice type's activities. */
  readonly activities: readonly [ActivityNotes, ActivityNotes, ActivityNotes, ActivityNotes];
  readonly practice: SpecialtyPractice;
  readonly cpaQuestions: readonly [QuestionAndAnswer, QuestionAndAnswer, QuestionAndAnswer];
  /** Articles that a reader of this specialty needs next, by file name. */
  readonly articles: readonly string[];
  /** Two or three specialties whose work is similar, by id. */
  readonly nearby: readonly string[];
  /** Whether an activity compares treatments on patients, which can need a review board. */
  readonly comparesTreatments: boolean;
}
