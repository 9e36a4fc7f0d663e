import { type InnovationLevel, innovationLevels } from "#calculations/rd-credit/innovation.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import type { Answers, ChosenSpecialty } from "./answers.ts";
import { findSpecialty } from "./catalog.ts";
import { readAnswers } from "./read-answers.ts";

const prefix = "#estimate=";

/**
 * The answers as the end of an address: `#estimate=UT~orthodontics.100.high.1k3f.09ab`. After the
 * `#`, so that no server ever sees it; without wages and without anything about the visitor.
 */
export function linkHash({ stateName, specialties }: Answers): string {
  const parts = specialties.map(({ subspecialtyId, timePercentage, innovationLevel, ...one }) =>
    [subspecialtyId, timePercentage, innovationLevel, ...one.selectedActivities.map(mark)].join(
      ".",
    ),
  );
  return prefix + [findState(stateName)?.code ?? "", ...parts].join("~");
}

/**
 * The answers of a link, if it is whole. An activity the site no longer offers is left out, for
 * the visitor to choose again.
 */
export function readLinkHash(hash: string, offeredTypeIds: readonly string[]): Answers | undefined {
  if (!hash.startsWith(prefix)) return undefined;
  const [stateCode = "", ...parts] = hash.slice(prefix.length).split("~");
  const specialties = parts.map(readPart);
  if (specialties.length === 0) return undefined;
  const practiceTypeIds = [...new Set(specialties.map((one) => one?.practiceTypeId))];
  const stateName = findState(stateCode)?.name;
  const answers = { practiceTypeIds, specialties, doctorWages: "", staffWages: "", stateName };
  return readAnswers(answers, offeredTypeIds);
}

function readPart(part: string): ChosenSpecialty | undefined {
  const [id = "", time = "", level = "", ...marks] = part.split(".");
  const known = findSpecialty(id);
  if (!known || !/^\d{1,3}$/.test(time)) return undefined;
  const innovationLevel = innovationLevels.find((one): one is InnovationLevel => one === level);
  if (!innovationLevel) return undefined;
  return {
    practiceTypeId: known.practiceType.id,
    subspecialtyId: id,
    timePercentage: Number(time),
    innovationLevel,
    selectedActivities: known.subspecialty.activities.filter((text) => marks.includes(mark(text))),
  };
}

/**
 * Four characters of a text (FNV-1a), so that a link outlives a reordered list: an activity that
 * was reworded no longer matches, rather than standing for another.
 */
function mark(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36).padStart(4, "0").slice(-4);
}
