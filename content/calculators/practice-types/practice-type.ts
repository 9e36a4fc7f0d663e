export interface Specialty {
  readonly id: string;
  readonly name: string;
  /** Work a doctor would recognize from last year. None of it is a promise that it qualifies. */
  readonly activities: readonly [string, string, string, string];
}

export const specialty = (
  id: string,
  name: string,
  activities: Specialty["activities"],
): Specialty => ({ id, name, activities });

export interface PracticeType {
  readonly id: "medicine" | "dentistry" | "aesthetics";
  readonly name: string;
  readonly summary: string;
  /** The sign on its card. */
  readonly icon: "stethoscope" | "tooth" | "droplets";
  /** The design token its card is tinted with. */
  readonly color: "pine" | "blue" | "plum";
  readonly specialties: readonly Specialty[];
}
