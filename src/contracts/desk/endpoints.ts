/** Addresses that the desk's screens and the server share, without a schema. */
export const deskPath = "/desk";

/** Pages that a link in an e-mail or at the terminal opens. Its token is in the fragment. */
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
/** Makes the provider ask for the account again, which renews a confirmation. */
export const deskOidcConfirmPath = `${deskOidcStartPath}?confirm=true`;
export const deskOidcCallbackPath = "/desk/api/oidc/callback";
export const deskTeamPath = "/desk/api/team";
export const deskTeamMemberPath = (userId: string): string => `/desk/api/team/${userId}`;
/** DELETE: ends all sessions and open links of a member. For admins. */
export const deskTeamMemberSessionsPath = (userId: string): string =>
  `/desk/api/team/${userId}/sessions`;
export const deskAuditPath = "/desk/api/audit";

/** POST, without a body: the options for the browser's passkey prompt. Each can be used once. */
export const deskPasskeySignInOptionsPath = "/desk/api/passkey-sign-in/options";
export const deskPasskeySignInPath = "/desk/api/passkey-sign-in";
/** The same for a signed-in user, before an action that needs a recent confirmation. */
export const deskConfirmOptionsPath = "/desk/api/confirm/options";
export const deskConfirmPath = "/desk/api/confirm";

/** GET: the user's passkeys. POST: adds one, with the response to the options of the next address. */
export const deskPasskeysPath = "/desk/api/passkeys";
export const deskPasskeyOptionsPath = "/desk/api/passkeys/options";
/** PATCH: renames it. DELETE: removes it. */
export const deskPasskeyPath = (id: string): string => `/desk/api/passkeys/${id}`;

/** GET: the user's sessions. DELETE: ends all but this one. */
export const deskSessionsPath = "/desk/api/sessions";
/** DELETE: ends it. */
export const deskOneSessionPath = (id: string): string => `/desk/api/sessions/${id}`;
