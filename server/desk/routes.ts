import { deskApi, type Endpoint, type EndpointName, routeOf } from "#contracts/desk/api.ts";
import { auditCsv, readAudit } from "../audit/audit.ts";
import { readFunnel } from "../funnel/read-funnel.ts";
import { csvAnswer, csvRow } from "../http/csv.ts";
import { becameOf } from "../leads/became-of.ts";
import { currentHold, releaseDeletion } from "../leads/deletion-hold.ts";
import { readPosition } from "../storage/page-position.ts";
import { deskGuards, type Guards } from "./guards.ts";
import { callsHandlers } from "./screens/calls.ts";
import { connectionsHandlers } from "./screens/connections.ts";
import { hoursHandlers } from "./screens/hours.ts";
import { mailHandlers } from "./screens/mail.ts";
import { newsletterHandlers } from "./screens/newsletter.ts";
import { partnersHandlers } from "./screens/partners.ts";
import { peopleHandlers } from "./screens/people.ts";
import { personHandlers } from "./screens/person.ts";
import { subscribersHandlers } from "./screens/subscribers.ts";
import { teamHandlers } from "./screens/team.ts";
import type { DeskHandlers, DeskServices } from "./services.ts";
import { passkeysHandlers } from "./sign-in/passkeys/passkey-endpoints.ts";
import { signInHandlers } from "./sign-in/sign-in.ts";
import { singleSignOnHandlers } from "./sign-in/single-sign-on/sign-in-with-oidc.ts";

const handlers: DeskHandlers = {
  ...signInHandlers,
  ...singleSignOnHandlers,
  ...passkeysHandlers,
  ...peopleHandlers,
  ...personHandlers,
  ...callsHandlers,
  ...hoursHandlers,
  ...mailHandlers,
  ...subscribersHandlers,
  ...newsletterHandlers,
  ...teamHandlers,
  ...partnersHandlers,
  ...connectionsHandlers,

  audit: ({ query: { after, ...filters }, queries }) =>
    readAudit(queries, { ...filters, after: readPosition(after) }),

  auditCsv: ({ query, context }, { storage }) =>
    csvAnswer(context, "activity.csv", auditCsv(storage, query, csvRow)),

  /** Includes what this server counted in the last seconds. */
  async funnel({ query: range }, { storage, counter }) {
    await counter.flush();
    return storage.snapshot(async (queries) => ({
      ...(await readFunnel(queries, range)),
      ...(await becameOf(queries, range)),
    }));
  },

  heldDeletion: async ({ queries }) => ({ held: await currentHold(queries) }),
  releaseDeletion: ({ queries, user, now }) => releaseDeletion(queries, user, now),
};

export type DeskEndpoint = Omit<Endpoint, "route"> &
  Guards &
  ReturnType<typeof routeOf> & {
    handler: (call: object, services: DeskServices) => unknown;
  };

/** Every address of the desk, with its contract, its guards and its handler. */
export const deskEndpoints = (Object.keys(deskApi) as EndpointName[]).map((name): DeskEndpoint => {
  const contract: Endpoint = deskApi[name];
  const guards: Guards = deskGuards[name];
  // serve-desk.ts parses each call by the same row, so the handler gets what its type says.
  const handler = handlers[name] as DeskEndpoint["handler"];
  return { ...contract, ...routeOf(name), ...guards, handler };
});
