import type { Import } from "./read-imports.ts";

/**
 * Which folder may import which. A folder may always import from itself, and each feature counts as
 * a separate folder. Tests may import anything; nothing may import a test.
 */
const roomsMayImport = {
  "src/pages": [
    "src/site-shell",
    "src/islands",
    "src/features",
    "src/design-system",
    "src/wording",
    "content",
  ],
  "src/islands": [
    "src/features",
    "src/design-system",
    "src/browser",
    "src/contracts/endpoints.ts",
    "content",
  ],
  "src/site-shell": [
    "src/browser",
    "src/content-schemas",
    "src/design-system",
    "src/wording",
    "content",
  ],
  "src/browser": ["src/contracts", "src/wording"],
  "src/emails": [
    "src/calculations",
    "src/contracts/booked-call.ts",
    "src/contracts/calculation.ts",
    "src/contracts/contact.ts",
    "src/tax-law/research-figures.ts",
    "src/tax-law/state-credit-law.ts",
    "src/tax-law/state-credit-rates.ts",
    "src/tax-law/state-year-end-law.ts",
    "src/wording",
    "content/colors.ts",
    "content/disclaimer.ts",
    "content/firm.ts",
    "content/office-hours.ts",
    "content/calculators/results-email.ts",
    "content/calculators/year-end-plan.ts",
    "content/calculators/estimated-tax.ts",
    "content/newsletter-issue.ts",
    "src/design-system/tokens",
  ],
  // An engine writes its working in words and amounts.
  "src/calculations": ["src/tax-law", "src/wording"],
  "src/tax-law": [],
  // The tables that say what a plan asks and which moves it has.
  "src/contracts": [
    "src/calculations/year-end/answers.ts",
    "src/calculations/year-end/moves.ts",
    "src/wording",
  ],
  "src/content-schemas": ["src/tax-law", "src/wording"],
  // Only the type of a figure's unit, since each unit has its own wording.
  "src/wording": ["src/tax-law/figure.ts"],
  "src/design-system": ["src/wording"],
  server: [
    "src/contracts",
    "src/calculations",
    // No times are offered on a holiday.
    "src/tax-law/legal-holidays.ts",
    // A plan has the code of a state, and the desk shows its name.
    "src/tax-law/state-credit-rates.ts",
    "src/wording",
    "src/emails",
    "content",
    "protected",
  ],
  content: ["src/content-schemas", "src/tax-law", "src/wording"],
  protected: ["src/tax-law", "src/calculations", "src/contracts", "src/wording", "content"],
};

const featuresMayImport = [
  "src/content-schemas",
  "src/calculations",
  "src/tax-law",
  "src/contracts",
  "src/wording",
  "src/emails",
  "src/browser",
  "src/design-system",
  "content",
];

/**
 * The folders of the server. Each may import those in its list, which go from the top down: app,
 * then public and desk, then leads, newsletter, bookings, connections, funnel and decks, then people,
 * outbox, mail, storage.
 */
const settings = ["server/environment.ts", "server/log.ts"];
const shared = [...settings, "server/storage", "server/metrics", "server/http", "server/audit"];
const belowEndpoints = [
  ...shared,
  "server/services.ts",
  "server/webhook-target.ts",
  "server/people",
  "server/leads",
  "server/newsletter",
  "server/bookings",
  "server/connections",
  "server/funnel",
  "server/decks",
  "server/partners",
  "server/outbox",
  "server/mail",
];
const serverRoomsMayImport = {
  "server/public": belowEndpoints,
  "server/desk": belowEndpoints,
  // The endpoints' dependencies, types only.
  "server/services.ts": belowEndpoints,
  "server/people": [...shared, "server/outbox", "server/mail"],
  "server/leads": [
    ...shared,
    "server/people",
    "server/newsletter",
    "server/connections",
    "server/outbox",
    "server/mail",
  ],
  "server/newsletter": [...shared, "server/people", "server/outbox", "server/mail"],
  "server/bookings": [
    ...shared,
    "server/webhook-target.ts",
    "server/people",
    "server/leads",
    "server/connections",
    "server/outbox",
    "server/mail",
  ],
  "server/connections": [...shared, "server/webhook-target.ts", "server/outbox"],
  "server/funnel": shared,
  "server/decks": shared,
  "server/partners": [...shared, "server/funnel"],
  "server/outbox": [...settings, "server/storage", "server/metrics", "server/mail"],
  "server/mail": [...settings, "server/storage"],
  "server/http": [...settings, "server/storage", "server/metrics"],
  "server/audit": ["server/storage"],
  "server/metrics": ["server/storage"],
  "server/storage": ["server/log.ts"],
  // The setting LEAD_WEBHOOK_URL is checked by the same rule as the desk's connections.
  "server/environment.ts": ["server/webhook-target.ts"],
  "server/webhook-target.ts": [],
  "server/log.ts": [],
};

/** What a file may not import, as a sentence. */
type Rule = { sentence: string; from: RegExp; forbids: (imported: Import) => boolean };

const isTest = (file: string) => /[.]test[.]tsx?$/.test(file);
const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);
const isInOneOf = (file: string, places: readonly string[]) =>
  places.some((place) => isIn(file, place));

const onlyImports = (room: string, places: readonly string[]): Rule => ({
  sentence: `${room} imports only from ${[room, ...places].join(", ")}`,
  from: new RegExp(`^${room}(/|$)`),
  forbids: ({ to, kind }) => kind === "file" && !isInOneOf(to, [room, ...places]),
});

const featureOf = (file: string) => /^src\/features\/[^/]+/.exec(file)?.[0] ?? "";

export const rules: readonly Rule[] = [
  ...Object.entries(roomsMayImport).map(([room, places]) => onlyImports(room, places)),
  ...Object.entries(serverRoomsMayImport).map(([room, places]) =>
    onlyImports(room, [...places, ...roomsMayImport.server]),
  ),
  {
    sentence: "the desk's rules and its sign-in import no screen: screens call them",
    from: /^server\/desk\/(?!screens\/|(routes|serve-desk)[.]ts$)/,
    forbids: ({ to }) => /^server\/desk\/(screens\/|(routes|serve-desk)[.]ts$)/.test(to),
  },
  {
    sentence: "sign-in imports nothing else of the desk but the types in services.ts",
    from: /^server\/desk\/sign-in\//,
    forbids: ({ to }) => /^server\/desk\/(?!sign-in\/|services[.]ts$)/.test(to),
  },
  {
    sentence: `a feature imports only from itself, ${featuresMayImport.join(", ")}`,
    from: /^src\/features\//,
    forbids: ({ from, to, kind }) =>
      kind === "file" && !isInOneOf(to, [featureOf(from), ...featuresMayImport]),
  },
  {
    sentence: "islands load features when needed: a page must not download every island's code",
    from: /^src\/islands\/(?!(deck-with-calculator|booking-with-estimate)[.]tsx$)/,
    forbids: ({ to, isLoadedAtOnce }) => isIn(to, "src/features") && isLoadedAtOnce,
  },
  {
    sentence: "src imports neither server nor protected: no browser file may contain a deck",
    from: /^src\//,
    forbids: ({ to }) => isInOneOf(to, ["server", "protected"]),
  },
  {
    sentence: "the product imports no tool, test or bench",
    from: /^(content|protected|src|server)\//,
    forbids: ({ to }) => isInOneOf(to, ["tools", "tests", "bench"]) || isTest(to),
  },
  {
    sentence: "calculations and tax-law are pure: they import no module of Node and no package",
    from: /^src\/(calculations|tax-law)\//,
    forbids: ({ kind }) => kind !== "file",
  },
  {
    sentence: "browser code imports no module of Node, except where React Router keeps a file back",
    from: /^src\/[^/]+\/(?!.*[.]server[.]tsx?$)/,
    forbids: ({ kind }) => kind === "node",
  },
  {
    sentence: "the server runs without development packages",
    from: /^(server|src\/contracts|src\/emails|protected)\//,
    forbids: ({ kind }) => kind === "development-package",
  },
];

/** A line for each import that breaks a rule. */
export function wrongImports(imports: readonly Import[]): string[] {
  return imports.flatMap((imported) => {
    const { from, to, kind } = imported;
    const broken = isTest(from) ? [] : rules.filter((rule) => rule.from.test(from));
    const sentences = broken
      .filter(({ forbids }) => forbids(imported))
      .map((rule) => rule.sentence);
    if (kind === "unknown") sentences.push("every imported file and package exists");
    return sentences.map((sentence) => `${from} imports ${to}, but ${sentence}`);
  });
}
