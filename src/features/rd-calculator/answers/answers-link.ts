import {
  activityMark,
  answersHash,
  answersHashPrefix,
} from "#calculations/rd-credit/answers-hash.ts";
import { type InnovationLevel, innovationLevels } from "#calculations/rd-credit/innovation.ts";
import { findSpecialty } from "#content/calculators/practice-types/all-practice-types.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { type Answers, type SpecialtyAnswers, toPracticeAnswers } from "./answers.ts";
import { readAnswers } from "./read-answers.ts";

export function linkHash(answers: Answers): string {
  return answersHash(toPracticeAnswers(answers)) ?? "";
}

/** With the wages, for the booking: `#estimate=UT~…&wages=840000_460000`. */
export function estimateHash(answers: Answers): string {
  const hash = linkHash(answers);
  return hash && `${hash}&wages=${answers.doctorWages || 0}_${answers.staffWages || 0}`;
}

/**
 * The answers of a link, if it is whole. An activity the site no longer offers is left out, for
 * the visitor to choose again.
 */
export function readLinkHash(hash: string, offeredTypeIds: readonly string[]): Answers | undefined {
  if (!hash.startsWith(answersHashPrefix)) return undefined;
  const [linked = "", wages = "_"] = hash.slice(answersHashPrefix.length).split("&wages=");
  const [doctorWages, staffWages] = wages.split("_");
  const [place = "", ...parts] = linked.split("~");
  const [stateCode = "", ...who] = place.split("_");
  const specialties = parts.map(readPart);
  if (specialties.length === 0) return undefined;
  const practiceTypeIds = [...new Set(specialties.map((one) => one?.practiceTypeId))];
  const state = findState(stateCode)?.name;
  const [people, all, hoursAWeek] = who;
  const onlySome = who.length > 0 ? { people, all, hoursAWeek } : undefined;
  const answers = {
    practiceTypeIds,
    specialties,
    doctorWages,
    staffWages,
    state,
    onlySome,
  };
  return readAnswers(answers, offeredTypeIds);
}

function readPart(part: string): SpecialtyAnswers | undefined {
  const [id = "", time = "", level = "", ...marks] = part.split(".");
  const known = findSpecialty(id);
  if (!known || !/^\d{1,3}$/.test(time)) return undefined;
  const innovationLevel = innovationLevels.find((one): one is InnovationLevel => one === level);
  if (!innovationLevel) return undefined;
  return {
    practiceTypeId: known.practiceType.id,
    specialtyId: id,
    timePercentage: Number(time),
    innovationLevel,
    activities: known.specialty.activities.filter((text) => marks.includes(activityMark(text))),
  };
}
