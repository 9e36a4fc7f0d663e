import { deskApi, type Endpoint, type EndpointName, routeOf } from "#contracts/desk/api.ts";
import { deskGuards, type Guards } from "./guards.ts";
import { auditHandlers } from "./screens/activity.ts";
import { callsHandlers } from "./screens/calls.ts";
import { connectionsHandlers } from "./screens/connections.ts";
import { funnelHandlers } from "./screens/funnel.ts";
import { heldDeletionHandlers } from "./screens/held-deletion.ts";
import { hoursHandlers } from "./screens/hours.ts";
import { mailHandlers } from "./screens/mail.ts";
import { newsletterHandlers } from "./screens/newsletter.ts";
import { partnersHandlers } from "./screens/partners.ts";
import { peopleHandlers } from "./screens/people.ts";
import { personHandlers } from "./screens/person.ts";
import { subscribersHandlers } from "./screens/subscribers.ts";
import { teamHandlers } from "./screens/team.ts";
import type { DeskHandlers, DeskServices } from "./services.ts";
import { passkeysHandlers } from "./sign-in/passkeys/manage-passkeys.ts";
import { passkeySignInHandlers } from "./sign-in/passkeys/sign-in-with-passkey.ts";
import { sessionsHandlers } from "./sign-in/session-list.ts";
import { signInHandlers } from "./sign-in/sign-in.ts";
import { singleSignOnHandlers } from "./sign-in/single-sign-on/sign-in-with-oidc.ts";

const handlers: DeskHandlers = {
  ...signInHandlers,
  ...singleSignOnHandlers,
  ...passkeySignInHandlers,
  ...sessionsHandlers,
  ...passkeysHandlers,
  ...peopleHandlers,
  ...personHandlers,
  ...callsHandlers,
  ...hoursHandlers,
  ...mailHandlers,
  ...subscribersHandlers,
  ...newsletterHandlers,
  ...teamHandlers,
  ...funnelHandlers,
  ...partnersHandlers,
  ...connectionsHandlers,
  ...auditHandlers,
  ...heldDeletionHandlers,
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
