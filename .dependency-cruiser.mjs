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
    "src/contracts/endpoints[.]ts$",
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
    "src/contracts/(booked-call|calculation|contact)[.]ts$",
    "src/tax-law/(research-figures|state-credit-law|state-credit-rates|state-year-end-law)[.]ts$",
    "src/wording",
    "content/(colors|disclaimer|firm|office-hours)[.]ts$",
    "content/calculators/(results-email|year-end-plan|estimated-tax)[.]ts$",
    "content/newsletter-issue[.]ts$",
    "src/design-system/tokens",
  ],
  // An engine writes its working in words and amounts.
  "src/calculations": ["src/tax-law", "src/wording"],
  "src/tax-law": [],
  // The tables that say what a plan asks and which moves it has.
  "src/contracts": ["src/calculations/year-end/(answers|moves)[.]ts$", "src/wording"],
  "src/content-schemas": ["src/tax-law", "src/wording"],
  // Only the type of a figure's unit, since each unit has its own wording.
  "src/wording": ["src/tax-law/figure[.]ts$"],
  "src/design-system": ["src/wording"],
  server: [
    "src/contracts",
    "src/calculations",
    // No times are offered on a holiday.
    "src/tax-law/legal-holidays[.]ts$",
    // A plan has the code of a state, and the desk shows its name.
    "src/tax-law/state-credit-rates[.]ts$",
    "src/wording",
    "src/emails",
    "content",
    "protected",
  ],
  content: ["src/content-schemas", "src/tax-law", "src/wording"],
  protected: ["src/tax-law", "src/calculations", "src/contracts", "src/wording", "content"],
};

/** What every folder of the server may import from the rest of the repository. */
const serverMayImport = roomsMayImport.server;

/**
 * The folders of the server. Each may import those in its list, which go from the top down: app,
 * then public and desk, then leads, newsletter, bookings, connections, funnel and decks, then people,
 * outbox, mail, storage.
 */
const settings = ["server/environment[.]ts$", "server/log[.]ts$"];
const shared = [...settings, "server/storage", "server/metrics", "server/http", "server/audit"];
const belowEndpoints = [
  ...shared,
  "server/services[.]ts$",
  "server/webhook-target[.]ts$",
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
  "server/services[.]ts$": belowEndpoints,
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
    "server/webhook-target[.]ts$",
    "server/people",
    "server/leads",
    "server/connections",
    "server/outbox",
    "server/mail",
  ],
  "server/connections": [...shared, "server/webhook-target[.]ts$", "server/outbox"],
  "server/funnel": shared,
  "server/decks": shared,
  "server/partners": [...shared, "server/funnel"],
  "server/outbox": [...settings, "server/storage", "server/metrics", "server/mail"],
  "server/mail": [...settings, "server/storage"],
  "server/http": [...settings, "server/storage", "server/metrics"],
  "server/audit": ["server/storage"],
  "server/metrics": ["server/storage"],
  "server/storage": ["server/log[.]ts$"],
  // The setting LEAD_WEBHOOK_URL is checked by the same rule as the desk's connections.
  "server/environment[.]ts$": ["server/webhook-target[.]ts$"],
  "server/webhook-target[.]ts$": [],
  "server/log[.]ts$": [],
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

const ourCode = "^(content|protected|src|server|tools|tests|bench)/";
const tests = "[.]test[.]tsx?$";
const at = (folder) => (folder.endsWith("$") ? `^${folder}` : `^${folder}(/|[.])`);

const roomRules = Object.entries(roomsMayImport).map(([room, allowed]) => ({
  name: `${room.replace("src/", "")}-imports-only-from-its-rooms`,
  severity: "error",
  comment: `${room} may import from: ${[room, ...allowed].join(", ")}`,
  from: { path: `^${room}/`, pathNot: tests },
  to: { path: ourCode, pathNot: [`^${room}/`, ...allowed.map(at)] },
}));

const serverRoomRules = Object.entries(serverRoomsMayImport).map(([room, allowed]) => ({
  name: `${room.replace("[.]ts$", "").replaceAll("/", "-")}-imports-only-from-rooms-below`,
  severity: "error",
  comment: `${room} may import from: ${[room, ...allowed].join(", ")}`,
  from: { path: at(room), pathNot: tests },
  to: { path: ourCode, pathNot: [room, ...serverMayImport, ...allowed].map(at) },
}));

const rules = [
  ...roomRules,
  ...serverRoomRules,
  {
    name: "sign-in-and-rules-of-the-desk-import-no-screen",
    severity: "error",
    comment: "Screens call the rules, and the rules call sign-in",
    from: { path: "^server/desk/(?!screens/|(routes|serve-desk)[.]ts$)", pathNot: tests },
    to: { path: "^server/desk/(screens/|(routes|serve-desk)[.]ts$)" },
  },
  {
    name: "sign-in-imports-nothing-else-of-the-desk",
    severity: "error",
    comment: "Except services.ts, the types of what every handler of the desk gets and returns",
    from: { path: "^server/desk/sign-in/", pathNot: tests },
    to: { path: "^server/desk/(?!sign-in/|services[.]ts$)" },
  },
  {
    name: "features-import-only-from-their-rooms",
    severity: "error",
    comment: `A feature may import from itself, never from another or from a page: ${featuresMayImport.join(", ")}`,
    from: { path: "^src/features/([^/]+)", pathNot: tests },
    to: { path: ourCode, pathNot: ["^src/features/$1(/|$)", ...featuresMayImport.map(at)] },
  },
  {
    name: "islands-load-features-when-needed",
    severity: "error",
    comment: "A page must not download the code of every island: types, or import() when it starts",
    from: {
      path: "^src/islands/",
      pathNot: [tests, "^src/islands/(deck-with-calculator|booking-with-estimate)[.]tsx$"],
    },
    to: { path: "^src/features/", dynamic: false, dependencyTypesNot: ["type-only"] },
  },
  {
    name: "browser-code-knows-neither-server-nor-decks",
    severity: "error",
    comment: "src never imports server or protected: a browser file cannot contain a deck",
    from: { path: "^src/", pathNot: tests },
    to: { path: "^(server|protected)/" },
  },
  {
    name: "product-imports-no-tool-test-or-bench",
    severity: "error",
    from: { path: "^(content|protected|src|server)/", pathNot: tests },
    to: { path: ["^(tools|tests|bench)/", tests] },
  },
  {
    name: "engines-and-law-import-no-package",
    severity: "error",
    comment: "calculations and tax-law are pure: no React, no Node, no package",
    from: { path: "^src/(calculations|tax-law)/", pathNot: tests },
    to: { dependencyTypes: ["core", "npm", "npm-dev", "npm-no-pkg", "npm-unknown"] },
  },
  {
    name: "browser-code-imports-no-node-module",
    severity: "error",
    comment: "A `.server` file never reaches the browser: React Router sees to it",
    from: { path: "^src/[^/]+/", pathNot: [tests, "[.]server[.]tsx?$"] },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "server-runs-without-development-packages",
    severity: "error",
    from: { path: "^(server|src/contracts|src/emails|protected)/", pathNot: tests },
    to: { dependencyTypes: ["npm-dev"], pathNot: "^node_modules/@types/" },
  },
  { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
  {
    name: "every-import-resolves",
    severity: "error",
    from: {},
    // Generated by the build: route types, which the compiler checks, font subsets, and icons.
    to: { couldNotResolve: true, pathNot: ["[+]types/", "[.]generated/", "^lucide:"] },
  },
];

// biome-ignore lint/style/noDefaultExport: dependency-cruiser reads its rules from here
export default {
  forbidden: rules,
  options: {
    // TypeScript 7 has no JavaScript API, which the default parser would need.
    parser: "swc",
    doNotFollow: { path: "(^|/)node_modules/" },
    exclude: { path: "^([.]generated|build)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".d.ts"],
    },
  },
};
