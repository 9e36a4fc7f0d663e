import { isTimeZone, timeZoneNameAt, zonesOfStates } from "#wording/times.ts";

/**
 * The zone of the visitor's computer, where the browser knows it. Firefox with protection against
 * fingerprinting names no place, and some systems name none.
 */
export function zoneOfBrowser(otherwise: string): string {
  const { timeZone = "" } = Intl.DateTimeFormat().resolvedOptions();
  return isTimeZone(timeZone) ? timeZone : otherwise;
}

interface ZoneOption {
  readonly value: string;
  readonly label: string;
}

/** The list of time zones: the chosen one and those of the states by name, then all by place. */
export function zoneOptions(chosen: string): { near: ZoneOption[]; others: ZoneOption[] } {
  const first = zonesOfStates.includes(chosen) ? zonesOfStates : [chosen, ...zonesOfStates];
  // Some browsers also list abbreviations such as EST, which are no places.
  const others = Intl.supportedValuesOf("timeZone").filter(
    (zone) => zone.includes("/") && !first.includes(zone),
  );
  return {
    near: first.map((value) => ({ value, label: nearLabel(value) })),
    others: others.map((value) => ({ value, label: placeOf(value) })),
  };
}

function nearLabel(zone: string): string {
  const name = timeZoneNameAt(Date.now(), zone, "longGeneric");
  return zonesOfStates.includes(zone) ? name : `${name} (${placeOf(zone)})`;
}

/** `America/Argentina/Ushuaia` → `Ushuaia, Argentina, America`. */
function placeOf(zone: string): string {
  return zone.split("/").toReversed().join(", ").replaceAll("_", " ");
}
