import {
  deskConnectionPath,
  deskConnectionRotatePath,
  deskConnectionsPath,
  deskConnectionTestPath,
  deskDeliveriesPath,
  deskDeliveryReplayPath,
} from "#contracts/desk/connections.ts";
import {
  deskAuditPath,
  deskConfirmOptionsPath,
  deskConfirmPath,
  deskFirstAdminPath,
  deskOidcCallbackPath,
  deskOidcStartPath,
  deskOneSessionPath,
  deskPasskeyOptionsPath,
  deskPasskeyPath,
  deskPasskeySignInOptionsPath,
  deskPasskeySignInPath,
  deskPasskeysPath,
  deskSessionPath,
  deskSessionsPath,
  deskSignInLinkPath,
  deskSignInOptionsPath,
  deskSignInPath,
  deskSignOutEverywherePath,
  deskSignOutPath,
  deskTeamMemberPath,
  deskTeamMemberSessionsPath,
  deskTeamPath,
} from "#contracts/desk/endpoints.ts";
import { deskFiguresPath } from "#contracts/desk/funnel.ts";
import {
  deskLeadErasePath,
  deskLeadNotesPath,
  deskLeadPath,
  deskMessageSendAgainPath,
} from "#contracts/desk/lead.ts";
import { deskLeadsCsvPath, deskLeadsPath } from "#contracts/desk/leads.ts";
import { deskMailPath, deskMailRetryDeadPath, deskMailRetryPath } from "#contracts/desk/mail.ts";
import { deskSubscribersCsvPath, deskSubscribersPath } from "#contracts/desk/subscribers.ts";
import type { DeskEndpoint } from "./desk-handler.ts";
import { auditLog } from "./screens/activity.ts";
import {
  addConnection,
  changeConnection,
  connections,
  deliveries,
  removeConnection,
  replay,
  rotateConnectionSecret,
  testConnection,
} from "./screens/connections.ts";
import { figures } from "./screens/funnel.ts";
import { addNote, change, erase, heldAbout, lead, sendMessageAgain } from "./screens/lead.ts";
import { exportLeads, leads } from "./screens/leads.ts";
import { mail, retryDead, retryOne } from "./screens/mail.ts";
import { exportSubscribers, subscribers } from "./screens/subscribers.ts";
import { changeRole, invite, remove, team } from "./screens/team.ts";
import {
  addPasskey,
  addPasskeyOptions,
  ownPasskeys,
  removePasskey,
  renamePasskey,
} from "./sign-in/passkeys/manage-passkeys.ts";
import {
  confirm,
  confirmOptions,
  passkeySignInOptions,
  signInWithPasskey,
} from "./sign-in/passkeys/sign-in-with-passkey.ts";
import {
  endOtherSessions,
  endOwnSession,
  endSessionsOfMember,
  ownSessions,
} from "./sign-in/session-list.ts";
import {
  becomeFirstAdmin,
  requestSignInLink,
  session,
  signIn,
  signInOptions,
  signOut,
  signOutEverywhere,
} from "./sign-in/sign-in.ts";
import {
  finishSingleSignOn,
  startSingleSignOn,
} from "./sign-in/single-sign-on/sign-in-with-oidc.ts";

const recent = true;
const withoutPasskey = true;

/**
 * Every address of the desk and who may use it. What a row says is all that guards it
 * (serve-desk.ts), and a test walks this table: a new row is checked by being here.
 */
export const deskEndpoints: readonly DeskEndpoint[] = [
  { path: deskSignInOptionsPath, method: "GET", role: "public", handler: signInOptions },
  { path: deskSignInLinkPath, method: "POST", role: "public", handler: requestSignInLink },
  { path: deskSignInPath, method: "POST", role: "public", handler: signIn },
  { path: deskFirstAdminPath, method: "POST", role: "public", handler: becomeFirstAdmin },
  { path: deskOidcStartPath, method: "GET", role: "public", handler: startSingleSignOn },
  { path: deskOidcCallbackPath, method: "GET", role: "public", handler: finishSingleSignOn },

  {
    path: deskPasskeySignInOptionsPath,
    method: "POST",
    role: "public",
    handler: passkeySignInOptions,
  },
  { path: deskPasskeySignInPath, method: "POST", role: "public", handler: signInWithPasskey },

  { path: deskSessionPath, method: "GET", role: "staff", withoutPasskey, handler: session },
  { path: deskSignOutPath, method: "POST", role: "staff", withoutPasskey, handler: signOut },
  { path: deskSignOutEverywherePath, method: "POST", role: "staff", handler: signOutEverywhere },
  { path: deskConfirmOptionsPath, method: "POST", role: "staff", handler: confirmOptions },
  { path: deskConfirmPath, method: "POST", role: "staff", handler: confirm },

  { path: deskPasskeysPath, method: "GET", role: "staff", withoutPasskey, handler: ownPasskeys },
  {
    path: deskPasskeyOptionsPath,
    method: "POST",
    role: "staff",
    recent,
    withoutPasskey,
    handler: addPasskeyOptions,
  },
  {
    path: deskPasskeysPath,
    method: "POST",
    role: "staff",
    recent,
    withoutPasskey,
    handler: addPasskey,
  },
  { path: deskPasskeyPath(":id"), method: "PATCH", role: "staff", handler: renamePasskey },
  { path: deskPasskeyPath(":id"), method: "DELETE", role: "staff", recent, handler: removePasskey },

  { path: deskSessionsPath, method: "GET", role: "staff", handler: ownSessions },
  { path: deskSessionsPath, method: "DELETE", role: "staff", recent, handler: endOtherSessions },
  {
    path: deskOneSessionPath(":id"),
    method: "DELETE",
    role: "staff",
    recent,
    handler: endOwnSession,
  },

  { path: deskLeadsPath, method: "GET", role: "staff", handler: leads },
  { path: deskLeadsCsvPath, method: "GET", role: "admin", recent, handler: exportLeads },
  { path: deskLeadPath(":id"), method: "GET", role: "staff", handler: lead },
  { path: deskLeadPath(":id"), method: "PATCH", role: "staff", handler: change },
  { path: deskLeadNotesPath(":id"), method: "POST", role: "staff", handler: addNote },
  { path: deskLeadErasePath(":id"), method: "GET", role: "admin", handler: heldAbout },
  { path: deskLeadErasePath(":id"), method: "POST", role: "admin", handler: erase },
  {
    path: deskMessageSendAgainPath(":id"),
    method: "POST",
    role: "staff",
    handler: sendMessageAgain,
  },

  { path: deskMailPath, method: "GET", role: "staff", handler: mail },
  { path: deskMailRetryDeadPath, method: "POST", role: "staff", handler: retryDead },
  { path: deskMailRetryPath(":id"), method: "POST", role: "staff", handler: retryOne },

  { path: deskSubscribersPath, method: "GET", role: "staff", handler: subscribers },
  {
    path: deskSubscribersCsvPath,
    method: "GET",
    role: "admin",
    recent,
    handler: exportSubscribers,
  },

  { path: deskTeamPath, method: "GET", role: "staff", handler: team },
  { path: deskTeamPath, method: "POST", role: "admin", recent, handler: invite },
  { path: deskTeamMemberPath(":id"), method: "PATCH", role: "admin", recent, handler: changeRole },
  { path: deskTeamMemberPath(":id"), method: "DELETE", role: "admin", recent, handler: remove },
  {
    path: deskTeamMemberSessionsPath(":id"),
    method: "DELETE",
    role: "admin",
    recent,
    handler: endSessionsOfMember,
  },

  { path: deskFiguresPath, method: "GET", role: "staff", handler: figures },

  { path: deskConnectionsPath, method: "GET", role: "admin", handler: connections },
  { path: deskConnectionsPath, method: "POST", role: "admin", recent, handler: addConnection },
  { path: deskConnectionPath(":id"), method: "PATCH", role: "admin", handler: changeConnection },
  { path: deskConnectionPath(":id"), method: "DELETE", role: "admin", handler: removeConnection },
  {
    path: deskConnectionRotatePath(":id"),
    method: "POST",
    role: "admin",
    recent,
    handler: rotateConnectionSecret,
  },
  { path: deskConnectionTestPath(":id"), method: "POST", role: "admin", handler: testConnection },
  { path: deskDeliveriesPath(":id"), method: "GET", role: "admin", handler: deliveries },
  { path: deskDeliveryReplayPath(":id"), method: "POST", role: "admin", handler: replay },

  { path: deskAuditPath, method: "GET", role: "admin", handler: auditLog },
];
