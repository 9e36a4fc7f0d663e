import { attributionIn } from "#browser/attribution.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { recognizedPartner } from "#content/partners/listed-partners.ts";
import { longest, placementCharacters } from "#contracts/limits.ts";
import { namesAuthority } from "#wording/partner-name.ts";
import { usedAccent } from "./accent-field.tsx";
import type { EmbedChoice } from "./snippets.ts";

const words = embedBuilder.form;

/**
 * What was typed and ticked, by its name in the builder's own address. `placement` may have several,
 * with commas between them.
 */
export type Settings = EmbedChoice;

export const firstSettings: Settings = {
  ...{ partner: "", accent: "", specialties: "", state: "", url: "" },
  placement: embedBuilder.placements.suggested,
};

export function settingsIn(search: string): Settings {
  const query = new URLSearchParams(search);
  const names = Object.entries(firstSettings);
  const read = names.map(([name, first]) => [name, query.get(name) ?? first]);
  return Object.fromEntries(read) as unknown as Settings;
}

/** The sentence at the field for a name that the calculator would not show. */
export function partnerFault(text: string): string | undefined {
  const partner = text.trim();
  if (partner === "" || recognizedPartner(partner, hostIn(partner))) return undefined;
  if (namesAuthority(partner)) return words.partnerAuthority;
  const read = attributionIn(`?${new URLSearchParams({ partner })}`).partner;
  return read ? undefined : words.partnerError;
}

/** The listed partner that fills in the builder: its code gets its id, or it would count as another. */
export function knownPartner({ partner, url }: Settings) {
  return recognizedPartner(partner, siteIn(url)?.hostname ?? hostIn(partner));
}

/** A partner may type its site for its name. */
function hostIn(partner: string): string | undefined {
  return partner.includes(".") ? URL.parse(`https://${partner.trim()}`)?.hostname : undefined;
}

/** `my-firm.example` is enough. */
function siteIn(text: string): URL | undefined {
  const site = URL.parse(text.includes("://") ? text : `https://${text.trim()}`);
  return site?.protocol === "https:" && site.hostname.includes(".") ? site : undefined;
}

export function urlFault(text: string): string | undefined {
  return text === "" || siteIn(text) ? undefined : words.urlError;
}

/** `Website, booth talk` is two: website and booth-talk. */
export function placementsIn(text: string): string[] {
  const typed = text.split(",").map((one) => one.trim().toLowerCase().replaceAll(/\s+/g, "-"));
  return [...new Set(typed.filter((one) => one !== ""))];
}

export function placementFault(text: string): string | undefined {
  const isGood = (one: string) => placementCharacters.test(one) && one.length <= longest.placement;
  return placementsIn(text).every(isGood) ? undefined : embedBuilder.placements.error;
}

/** What the codes get: only what the calculator would use. */
export function choiceFor(settings: Settings, placement: string): EmbedChoice {
  const { partner, accent, specialties, state, url } = settings;
  return {
    partner: partnerFault(partner) ? "" : (knownPartner(settings)?.id ?? partner.trim()),
    placement: placementFault(placement) ? "" : placement,
    accent: usedAccent(accent),
    specialties,
    state,
    url: siteIn(url)?.href ?? "",
  };
}

export interface OfferedType {
  readonly id: string;
  readonly name: string;
  readonly specialties: readonly { readonly id: string; readonly name: string }[];
}

/** A ticked practice type includes all of its specialties. */
export function toggled(list: string, id: string, checked: boolean, types: readonly OfferedType[]) {
  const chosen = new Set(list.split(",").filter((one) => one !== ""));
  const type = types.find(({ specialties }) => specialties.some((one) => one.id === id));
  if (type && chosen.delete(type.id)) for (const one of type.specialties) chosen.add(one.id);
  for (const one of types.find((each) => each.id === id)?.specialties ?? []) chosen.delete(one.id);
  if (checked) chosen.add(id);
  else chosen.delete(id);
  if (type?.specialties.every((one) => chosen.has(one.id))) {
    for (const one of type.specialties) chosen.delete(one.id);
    chosen.add(type.id);
  }
  const isAll = types.every((each) => chosen.has(each.id));
  return isAll ? "" : [...chosen].join();
}
