import type { ComponentType } from "react";
import { desk } from "#content/desk.ts";
import { ActivityScreen } from "./activity/activity-screen.tsx";
import { ConnectionsScreen } from "./connections/connections-screen.tsx";
import { FunnelScreen } from "./funnel/funnel-screen.tsx";
import { LeadsScreen } from "./leads/leads-screen.tsx";
import { MailScreen } from "./mail/mail-screen.tsx";
import { NewsletterScreen } from "./newsletter/newsletter-screen.tsx";
import { SubscribersScreen } from "./subscribers/subscribers-screen.tsx";
import { TeamScreen } from "./team/team-screen.tsx";
import { YourSignInScreen } from "./your-sign-in/your-sign-in-screen.tsx";

export interface DeskScreen {
  path: string;
  /** The rest of the address, as a React Router pattern. */
  parameters?: string;
  /** In the navigation and the window's title. */
  label: string;
  /** Not shown to staff, whom its endpoints refuse. */
  adminOnly?: boolean;
  /** Reached from the account menu instead of the navigation. */
  inAccountMenu?: boolean;
  Screen: ComponentType;
}

const words = desk.screens;

/** Every screen, in the order of the navigation. A new screen needs only a line here. */
export const screens: readonly DeskScreen[] = [
  { path: "/desk/leads", parameters: "/:id?", label: words.leads, Screen: LeadsScreen },
  { path: "/desk/mail", label: words.mail, Screen: MailScreen },
  { path: "/desk/subscribers", label: words.subscribers, Screen: SubscribersScreen },
  {
    path: "/desk/newsletter",
    parameters: "/:id?",
    label: words.newsletter,
    Screen: NewsletterScreen,
  },
  { path: "/desk/funnel", label: words.funnel, Screen: FunnelScreen },
  { path: "/desk/team", label: words.team, Screen: TeamScreen },
  {
    path: "/desk/connections",
    label: words.connections,
    adminOnly: true,
    Screen: ConnectionsScreen,
  },
  { path: "/desk/activity", label: words.activity, adminOnly: true, Screen: ActivityScreen },
  {
    path: "/desk/your-sign-in",
    label: words.yourSignIn,
    inAccountMenu: true,
    Screen: YourSignInScreen,
  },
];
