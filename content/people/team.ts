import type * as z from "zod";
import type { teamSchema } from "#content-schemas/data-files.ts";
import written from "./team.json" with { type: "json" };

type People = z.infer<typeof teamSchema>;
export type Person = People["team"][number];

/** The people of the firm, whom the about page shows and /contact names. They are edited in team.json. */
const people: People = written;

export const ceo = people.chiefExecutive;
export const team: readonly Person[] = people.team;

/** The founder and the team. */
export const peopleCount = team.length + 1;
