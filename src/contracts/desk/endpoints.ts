/** What the desk's screens and the server agree on without a schema. */
export const deskPath = "/desk";

/** Pages of the desk that a link in an e-mail or at the terminal opens, with its token as the fragment. */
export const deskSignInPagePath = "/desk/sign-in";
export const deskFirstAdminPagePath = "/desk/first-admin";

export const deskSessionPath = "/desk/api/session";
export const deskSignInOptionsPath = "/desk/api/sign-in-options";
export const deskSignInLinkPath = "/desk/api/sign-in-link";
export const deskSignInPath = "/desk/api/sign-in";
export const deskFirstAdminPath = "/desk/api/first-admin";
export const deskSignOutPath = "/desk/api/sign-out";
export const deskSignOutEverywherePath = "/desk/api/sign-out-everywhere";
export const deskOidcStartPath = "/desk/api/oidc/start";
export const deskOidcCallbackPath = "/desk/api/oidc/callback";
export const deskTeamPath = "/desk/api/team";
export const deskTeamMemberPath = (userId: string): string => `/desk/api/team/${userId}`;
export const deskAuditPath = "/desk/api/audit";
