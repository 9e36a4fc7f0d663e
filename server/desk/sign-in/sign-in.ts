import type { Context } from "hono";
import { clientNetwork, widerNetworkOf } from "../../http/client-address.ts";
import { Refusal, refusals } from "../../http/refusal.ts";
import { limit, limitClient } from "../../http/request.ts";
import type { Services } from "../../services.ts";
import { isToken, newToken, tokenHash } from "../../storage/ids.ts";
import { deleteRows, findRow } from "../../storage/rows.ts";
import type { Queries } from "../../storage/tables.ts";
import type { DeskHandlers } from "../services.ts";
import { clearDeskCookie, deskCookies, setDeskCookie } from "./desk-cookies.ts";
import { removeFirstAdminFile } from "./links/first-admin-file.ts";
import {
  findSignInLink,
  type OpenLink,
  useFirstAdminLink,
  useUpSignInLink,
} from "./links/sign-in-links.ts";
import { hasPasskey } from "./passkeys/passkeys.ts";
import { type DeskUser, endSessionsOf, sessionsOf } from "./sessions.ts";
import { offeredWays, rightsOf } from "./sign-in-ways.ts";
import { signedInUser } from "./signed-in-user.ts";
import { isKnownBrowser, logFailedSignIn, startSession } from "./start-session.ts";

export const signInHandlers = {
  async signInOptions({ context }, services) {
    const user = await signedInUser(context, services);
    return {
      user: user ? { id: user.id, email: user.email, role: user.role } : null,
      mustAddPasskey: user !== undefined && mustAddPasskey(user, services),
      ...offeredWays(services.environment),
    };
  },

  /**
   * The answer is the same for every address and is sent before the address is looked up. A request
   * that is not refused is followed by a mail, whatever others have asked for. An
   * existing cookie is kept, so that each of several links requested by this browser works.
   */
  async requestSignInLink({ body: { email }, context }, services) {
    const { environment } = services;
    await limitLinks(context, services, email);
    const [known] = deskCookies(context, environment, "linkRequest");
    const browser = known && isToken(known) ? known : newToken();
    setDeskCookie(context, environment, "linkRequest", browser);
    services.signInLinks.request(email, browser);
  },

  /**
   * Called by the button on the page that the link opens. Mail scanners open links but press no
   * buttons.
   */
  async signInWithLink({ body: { token, confirmed }, context }, services) {
    const now = await services.databaseNow();
    const link = await services.storage.run((queries) => findSignInLink(queries, token, now));
    if (link === undefined || !isAccepted(link, services))
      throw await linkIsOver(context, services, "link");
    if (!confirmed && isOfAnotherBrowser(context, services, link))
      throw refusals.linkOfAnotherBrowser();
    const { user } = link;
    const by = link.kind === "terminal" ? "terminal-link" : "link";
    const isSignedIn = await startSession(context, services, async (queries, now) => {
      if (!(await useUpSignInLink(queries, token, user.id))) return undefined;
      // Access to the mailbox alone must not be enough to remove a passkey.
      const confirms = by === "terminal-link" || !(await hasPasskey(queries, user.id));
      return { user, by, confirmedAt: confirms ? now : null };
    });
    if (!isSignedIn) throw await linkIsOver(context, services, "link");
  },

  async becomeFirstAdmin({ body: { token, email }, context }, services) {
    const isSignedIn = await startSession(context, services, async (queries, now) => {
      const user = await useFirstAdminLink(queries, token, email, now);
      return user && { user, by: "terminal-link", confirmedAt: now };
    });
    if (!isSignedIn) throw await linkIsOver(context, services, "first-admin");
    removeFirstAdminFile(services.environment);
  },

  async session({ queries, user }, services) {
    const { id, email, role, session } = user;
    return {
      user: { id, email, role },
      signedInBy: session.signedInBy,
      confirmedUntil: session.confirmedUntil,
      confirmBy: await waysToConfirm(queries, user, services),
      mustAddPasskey: mustAddPasskey(user, services),
    };
  },

  async signOut({ queries, user, context }, services) {
    await deleteRows(queries, "desk_sessions", user.session.id);
    forgetSession(context, services);
  },

  /** On every device, this one included. Voids open links. */
  async signOutEverywhere({ queries, user, context }, services) {
    await endSessionsOf(queries, user.id);
    forgetSession(context, services);
  },

  sessions: async ({ queries, user, now }) => ({ sessions: await sessionsOf(queries, user, now) }),

  async endSession({ id, queries, user, record }) {
    const ended = await deleteRows(queries, "desk_sessions", { id, user_id: user.id });
    if (ended.length === 0) throw refusals.nothingHere();
    await record({ sessions: 1 }, user.id);
  },

  async endOtherSessions({ queries, user, record }) {
    const sessions = await endSessionsOf(queries, user.id, user.session.id);
    await record({ sessions }, user.id);
  },

  /** Lets an admin end a colleague's sessions and unused links. The colleague can sign in again. */
  async endMemberSessions({ id, queries, record }) {
    const member = await findRow(queries, "desk_users", { id, removed_at: null });
    if (member === undefined) throw refusals.nothingHere();
    await record({ email: member.email, sessions: await endSessionsOf(queries, id) });
  },
} satisfies Partial<DeskHandlers>;

/**
 * Bounds the mail that strangers can cause. They count by network, so that none uses up what
 * another may ask for, and a browser that the member has used before counts apart.
 */
async function limitLinks(context: Context, services: Services, email: string) {
  const address = email.toLowerCase();
  if (await isKnownBrowser(context, services, address))
    return limit(services, "desk-link-request", `known browser of ${address}`);
  const network = clientNetwork(context, services.environment.trustProxy);
  await limit(services, "desk-link-request", network);
  await limit(services, "desk-link-to-one-by-network", `${address} ${widerNetworkOf(network)}`);
  await limit(services, "desk-link-to-one", address);
}

function mustAddPasskey({ session }: DeskUser, { environment }: Services): boolean {
  return rightsOf(session.signedInBy, environment) === "add-passkey";
}

/**
 * Where links are switched off, older ones stop working too. Links from the terminal still work.
 */
function isAccepted({ kind }: OpenLink, { environment }: Services): boolean {
  if (kind === "terminal") return true;
  return kind === "mail"
    ? environment.deskSignIn === "any"
    : environment.deskSignIn !== "single-sign-on";
}

function isOfAnotherBrowser(
  context: Context,
  { environment }: Services,
  { browserHash }: OpenLink,
): boolean {
  if (browserHash === null) return false;
  const cookies = deskCookies(context, environment, "linkRequest");
  return !cookies.map(tokenHash).includes(browserHash);
}

/**
 * Used, expired and unknown links get the same message. Only these are counted, so the right link
 * works however many wrong ones came from the same network.
 */
async function linkIsOver(context: Context, services: Services, way: "link" | "first-admin") {
  logFailedSignIn(services, way, "unknown, used or expired link");
  await limitClient(context, services, "desk-link");
  return new Refusal(
    410,
    "This link does not work any more. Links work once, for a short time: please ask for a new one.",
  );
}

/** An e-mailed link confirms only users without a passkey. */
async function waysToConfirm(queries: Queries, { id }: DeskUser, { environment }: Services) {
  const ways = offeredWays(environment);
  const byPasskey = ways.passkey && (await hasPasskey(queries, id));
  return [
    ...(byPasskey ? (["passkey"] as const) : []),
    ...(ways.link && !byPasskey ? (["link"] as const) : []),
    ...(ways.singleSignOn ? (["single-sign-on"] as const) : []),
  ];
}

/**
 * Clears the cache, so that the Back button shows nothing. Not "storage", which would also erase
 * what the site keeps for this browser's visitor, such as the setting for single-key shortcuts.
 */
function forgetSession(context: Context, { environment }: Services) {
  clearDeskCookie(context, environment, "session");
  context.header("Clear-Site-Data", '"cache"');
}
