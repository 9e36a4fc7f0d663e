import type { Context } from "hono";
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
import { deskFunnelPath } from "#contracts/desk/funnel.ts";
import {
  deskLeadErasePath,
  deskLeadNotesPath,
  deskLeadPath,
  deskMessageSendAgainPath,
} from "#contracts/desk/lead.ts";
import { deskLeadsCsvPath, deskLeadsPath, deskNewLeadsPath } from "#contracts/desk/leads.ts";
import { deskMailPath, deskMailRetryFailedPath, deskMailRetryPath } from "#contracts/desk/mail.ts";
import {
  deskIssuePath,
  deskIssueResumePath,
  deskIssueSchedulePath,
  deskIssueSendPath,
  deskIssueStopPath,
  deskIssueTestPath,
  deskIssueUnschedulePath,
  deskNewsletterPath,
} from "#contracts/desk/newsletter.ts";
import type { DeskRole } from "#contracts/desk/session.ts";
import { deskSubscribersCsvPath, deskSubscribersPath } from "#contracts/desk/subscribers.ts";
import type { Endpoint } from "../http/router.ts";
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
import { funnel } from "./screens/funnel.ts";
import {
  eraseLead,
  heldAbout,
  lead,
  postNote,
  sendMessageAgain,
  updateLead,
} from "./screens/lead.ts";
import { exportLeads, leads, newLeads } from "./screens/leads.ts";
import { mail, retryFailed, retryOne } from "./screens/mail.ts";
import {
  addIssue,
  issue,
  issues,
  removeIssue,
  resume,
  schedule,
  send,
  sendTest,
  stop,
  unschedule,
  updateIssue,
} from "./screens/newsletter.ts";
import { exportSubscribers, subscribers } from "./screens/subscribers.ts";
import { changeRole, inviteColleague, removeColleague, team } from "./screens/team.ts";
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
import type { DeskUser } from "./sign-in/sessions.ts";
import {
  becomeFirstAdmin,
  requestSignInLink,
  session,
  signInOptions,
  signInWithLink,
  signOut,
  signOutEverywhere,
} from "./sign-in/sign-in.ts";
import type { DeskServices } from "./sign-in/sign-in-ways.ts";
import {
  finishSingleSignOn,
  startSingleSignOn,
} from "./sign-in/single-sign-on/sign-in-with-oidc.ts";

type Answer = Response | Promise<Response>;

/** An admin may do everything that staff may do. */
export type DeskEndpoint =
  | (Endpoint<(context: Context, services: DeskServices) => Answer> & { role: "public" })
  | (Endpoint<(context: Context, services: DeskServices, user: DeskUser) => Answer> & {
      role: DeskRole;
      /** Only within ten minutes of a sign-in or a confirmation. */
      recent?: true;
      /** Also for a session that can only add a passkey. */
      withoutPasskey?: true;
      /** Sent by a timer, so it does not count as use of the session. */
      background?: true;
    });

const recent = true;
const withoutPasskey = true;
const background = true;

/**
 * Every address of the desk and who may use it. These columns are the only guards (serve-desk.ts
 * applies them), and a test checks every row.
 */
export const deskEndpoints: readonly DeskEndpoint[] = [
  { method: "GET", path: deskSignInOptionsPath, role: "public", handler: signInOptions },
  { method: "POST", path: deskSignInLinkPath, role: "public", handler: requestSignInLink },
  { method: "POST", path: deskSignInPath, role: "public", handler: signInWithLink },
  { method: "POST", path: deskFirstAdminPath, role: "public", handler: becomeFirstAdmin },
  { method: "GET", path: deskOidcStartPath, role: "public", handler: startSingleSignOn },
  { method: "GET", path: deskOidcCallbackPath, role: "public", handler: finishSingleSignOn },

  {
    method: "POST",
    path: deskPasskeySignInOptionsPath,
    role: "public",
    handler: passkeySignInOptions,
  },
  { method: "POST", path: deskPasskeySignInPath, role: "public", handler: signInWithPasskey },

  { method: "GET", path: deskSessionPath, role: "staff", withoutPasskey, handler: session },
  { method: "POST", path: deskSignOutPath, role: "staff", withoutPasskey, handler: signOut },
  { method: "POST", path: deskSignOutEverywherePath, role: "staff", handler: signOutEverywhere },
  { method: "POST", path: deskConfirmOptionsPath, role: "staff", handler: confirmOptions },
  { method: "POST", path: deskConfirmPath, role: "staff", handler: confirm },

  { method: "GET", path: deskPasskeysPath, role: "staff", withoutPasskey, handler: ownPasskeys },
  {
    method: "POST",
    path: deskPasskeyOptionsPath,
    role: "staff",
    recent,
    withoutPasskey,
    handler: addPasskeyOptions,
  },
  {
    method: "POST",
    path: deskPasskeysPath,
    role: "staff",
    recent,
    withoutPasskey,
    handler: addPasskey,
  },
  { method: "PATCH", path: deskPasskeyPath(":id"), role: "staff", handler: renamePasskey },
  { method: "DELETE", path: deskPasskeyPath(":id"), role: "staff", recent, handler: removePasskey },

  { method: "GET", path: deskSessionsPath, role: "staff", handler: ownSessions },
  { method: "DELETE", path: deskSessionsPath, role: "staff", recent, handler: endOtherSessions },
  {
    method: "DELETE",
    path: deskOneSessionPath(":id"),
    role: "staff",
    recent,
    handler: endOwnSession,
  },

  { method: "GET", path: deskLeadsPath, role: "staff", handler: leads },
  { method: "GET", path: deskNewLeadsPath, role: "staff", background, handler: newLeads },
  { method: "GET", path: deskLeadsCsvPath, role: "admin", recent, handler: exportLeads },
  { method: "GET", path: deskLeadPath(":id"), role: "staff", handler: lead },
  { method: "PATCH", path: deskLeadPath(":id"), role: "staff", handler: updateLead },
  { method: "POST", path: deskLeadNotesPath(":id"), role: "staff", handler: postNote },
  { method: "GET", path: deskLeadErasePath(":id"), role: "admin", handler: heldAbout },
  { method: "POST", path: deskLeadErasePath(":id"), role: "admin", handler: eraseLead },
  {
    method: "POST",
    path: deskMessageSendAgainPath(":id"),
    role: "staff",
    handler: sendMessageAgain,
  },

  { method: "GET", path: deskMailPath, role: "staff", handler: mail },
  { method: "POST", path: deskMailRetryFailedPath, role: "staff", handler: retryFailed },
  { method: "POST", path: deskMailRetryPath(":id"), role: "staff", handler: retryOne },

  { method: "GET", path: deskSubscribersPath, role: "staff", handler: subscribers },
  {
    method: "GET",
    path: deskSubscribersCsvPath,
    role: "admin",
    recent,
    handler: exportSubscribers,
  },

  { method: "GET", path: deskNewsletterPath, role: "staff", handler: issues },
  { method: "POST", path: deskNewsletterPath, role: "staff", handler: addIssue },
  { method: "GET", path: deskIssuePath(":id"), role: "staff", handler: issue },
  { method: "PATCH", path: deskIssuePath(":id"), role: "staff", handler: updateIssue },
  { method: "DELETE", path: deskIssuePath(":id"), role: "staff", handler: removeIssue },
  { method: "POST", path: deskIssueTestPath(":id"), role: "staff", handler: sendTest },
  { method: "POST", path: deskIssueSendPath(":id"), role: "admin", recent, handler: send },
  { method: "POST", path: deskIssueSchedulePath(":id"), role: "admin", recent, handler: schedule },
  { method: "POST", path: deskIssueUnschedulePath(":id"), role: "admin", handler: unschedule },
  // An admin who sees a mistake stops it without being asked anything.
  { method: "POST", path: deskIssueStopPath(":id"), role: "admin", handler: stop },
  { method: "POST", path: deskIssueResumePath(":id"), role: "admin", recent, handler: resume },

  { method: "GET", path: deskTeamPath, role: "staff", handler: team },
  { method: "POST", path: deskTeamPath, role: "admin", recent, handler: inviteColleague },
  { method: "PATCH", path: deskTeamMemberPath(":id"), role: "admin", recent, handler: changeRole },
  {
    method: "DELETE",
    path: deskTeamMemberPath(":id"),
    role: "admin",
    recent,
    handler: removeColleague,
  },
  {
    method: "DELETE",
    path: deskTeamMemberSessionsPath(":id"),
    role: "admin",
    recent,
    handler: endSessionsOfMember,
  },

  { method: "GET", path: deskFunnelPath, role: "staff", handler: funnel },

  { method: "GET", path: deskConnectionsPath, role: "admin", handler: connections },
  { method: "POST", path: deskConnectionsPath, role: "admin", recent, handler: addConnection },
  { method: "PATCH", path: deskConnectionPath(":id"), role: "admin", handler: changeConnection },
  { method: "DELETE", path: deskConnectionPath(":id"), role: "admin", handler: removeConnection },
  {
    method: "POST",
    path: deskConnectionRotatePath(":id"),
    role: "admin",
    recent,
    handler: rotateConnectionSecret,
  },
  { method: "POST", path: deskConnectionTestPath(":id"), role: "admin", handler: testConnection },
  { method: "GET", path: deskDeliveriesPath(":id"), role: "admin", handler: deliveries },
  { method: "POST", path: deskDeliveryReplayPath(":id"), role: "admin", handler: replay },

  { method: "GET", path: deskAuditPath, role: "admin", handler: auditLog },
];
