import type * as z from "zod";
import type { teamSchema } from "#content-schemas/data-files.ts";
import written from "./team.json" with { type: "json" };

type People = z.infer<typeof teamSchema>;
export type Person = People["team"][number];

/** The people of the firm, whom the about page shows and /contact names. They are edited in team.json. */
const people: People = written;

export const ceo = people.chiefExecutive;
export const team: readonly Person[] = people.team;

/** Without degrees, which not every list of names has: `Dana Field, CPA` is `Dana Field`. */
const plainName = (name: string) => (name.split(",")[0] ?? "").trim().toLowerCase();

/** The person of this name on the about page, chief executive included. */
export function findTeamMember(name: string) {
  return [ceo, ...team].find((person) => plainName(person.name) === plainName(name));
}

/** The founder and the team. */
export const peopleCount = team.length + 1;
