import {
  deskAuditPath,
  deskFirstAdminPath,
  deskSessionPath,
  deskSignInLinkPath,
  deskSignInOptionsPath,
  deskSignInPath,
  deskSignOutEverywherePath,
  deskSignOutPath,
  deskTeamMemberPath,
  deskTeamPath,
} from "#contracts/desk/endpoints.ts";
import { auditLog } from "./audit-log.ts";
import type { DeskEndpoint } from "./desk-handler.ts";
import {
  becomeFirstAdmin,
  requestSignInLink,
  session,
  signIn,
  signInOptions,
  signOut,
  signOutEverywhere,
} from "./sign-in.ts";
import { changeRole, invite, remove, team } from "./team.ts";

/**
 * Every address of the desk and who may use it. What a row says is all that guards it
 * (serve-desk.ts), and a test walks this table: a new row is checked by being here.
 */
export const deskEndpoints: readonly DeskEndpoint[] = [
  { path: deskSignInOptionsPath, method: "GET", role: "public", handler: signInOptions },
  { path: deskSignInLinkPath, method: "POST", role: "public", handler: requestSignInLink },
  { path: deskSignInPath, method: "POST", role: "public", handler: signIn },
  { path: deskFirstAdminPath, method: "POST", role: "public", handler: becomeFirstAdmin },

  { path: deskSessionPath, method: "GET", role: "staff", handler: session },
  { path: deskSignOutPath, method: "POST", role: "staff", handler: signOut },
  { path: deskSignOutEverywherePath, method: "POST", role: "staff", handler: signOutEverywhere },

  { path: deskTeamPath, method: "GET", role: "staff", handler: team },
  { path: deskTeamPath, method: "POST", role: "admin", handler: invite },
  { path: deskTeamMemberPath(":id"), method: "PATCH", role: "admin", handler: changeRole },
  { path: deskTeamMemberPath(":id"), method: "DELETE", role: "admin", handler: remove },

  { path: deskAuditPath, method: "GET", role: "admin", handler: auditLog },
];
