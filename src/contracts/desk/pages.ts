/** The desk's page in the browser, under which each screen has its address. */
export const deskPath = "/desk";

/** Pages that a link in an e-mail or at the terminal opens. Its token is in the fragment. */
export const deskSignInPagePath = "/desk/sign-in";
export const deskFirstAdminPagePath = "/desk/first-admin";
