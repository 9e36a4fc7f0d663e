/** Where a state has two time zones, the one in which most of its people live. */
const statesOfZone: Readonly<Record<string, string>> = {
  "America/New_York":
    "Connecticut, Delaware, District of Columbia, Florida, Georgia, Indiana, Kentucky, Maine, Maryland, Massachusetts, Michigan, New Hampshire, New Jersey, New York, North Carolina, Ohio, Pennsylvania, Rhode Island, South Carolina, Vermont, Virginia, West Virginia",
  "America/Chicago":
    "Alabama, Arkansas, Illinois, Iowa, Kansas, Louisiana, Minnesota, Mississippi, Missouri, Nebraska, North Dakota, Oklahoma, South Dakota, Tennessee, Texas, Wisconsin",
  "America/Denver": "Colorado, Idaho, Montana, New Mexico, Utah, Wyoming",
  "America/Phoenix": "Arizona",
  "America/Los_Angeles": "California, Nevada, Oregon, Washington",
  "America/Anchorage": "Alaska",
  "Pacific/Honolulu": "Hawaii",
};

const zones = new Map(
  Object.entries(statesOfZone).flatMap(([zone, states]) =>
    states.split(", ").map((state) => [state, zone]),
  ),
);

/** The IANA time zone of a state by its English name, such as `Utah`. */
export function zoneOfState(state: string): string | undefined {
  return zones.get(state);
}
