import type { Services } from "../../services.ts";
import type { SignInLinkSender } from "./links/sign-in-link-sender.ts";
import type { SingleSignOn } from "./single-sign-on/single-sign-on.ts";

/** What the desk's endpoints work with. */
export type DeskServices = Services & {
  signInLinks: SignInLinkSender;
  /** Undefined unless the operator has set it up. */
  singleSignOn: SingleSignOn | undefined;
};
