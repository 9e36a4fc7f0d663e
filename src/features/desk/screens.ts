import type { ComponentType } from "react";
import { CallsScreen } from "./calls/calls-screen.tsx";
import { LeadsScreen } from "./leads-screen.tsx";
import { MailScreen } from "./mail/mail-screen.tsx";

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
  Screen?: ComponentType;
  /** Instead of `Screen`: loaded when it is opened, as few people do. */
  load?: () => Promise<ComponentType>;
}

/** Every screen, in the order of the navigation. What else one needs: docs/how-to/add-a-desk-screen.md. */
export const screens: readonly DeskScreen[] = [
  { path: "/desk/leads", parameters: "/:id?", label: "Leads", Screen: LeadsScreen },
  { path: "/desk/calls", label: "Calls", Screen: CallsScreen },
  {
    path: "/desk/hours",
    label: "Hours",
    load: async () => (await import("./hours/hours-screen.tsx")).HoursScreen,
  },
  { path: "/desk/mail", label: "Mail", Screen: MailScreen },
  {
    path: "/desk/subscribers",
    label: "Subscribers",
    load: async () => (await import("./subscribers/subscribers-screen.tsx")).SubscribersScreen,
  },
  {
    path: "/desk/newsletter",
    parameters: "/:id?",
    label: "Newsletter",
    load: async () => (await import("./newsletter/newsletter-screen.tsx")).NewsletterScreen,
  },
  {
    path: "/desk/funnel",
    label: "Funnel",
    load: async () => (await import("./funnel/funnel-screen.tsx")).FunnelScreen,
  },
  {
    path: "/desk/team",
    label: "Team",
    load: async () => (await import("./team/team-screen.tsx")).TeamScreen,
  },
  {
    path: "/desk/partners",
    label: "Partners",
    adminOnly: true,
    load: async () => (await import("./partners/partners-screen.tsx")).PartnersScreen,
  },
  {
    path: "/desk/connections",
    label: "Connections",
    adminOnly: true,
    load: async () => (await import("./connections/connections-screen.tsx")).ConnectionsScreen,
  },
  {
    path: "/desk/activity",
    label: "Activity",
    adminOnly: true,
    load: async () => (await import("./activity/activity-screen.tsx")).ActivityScreen,
  },
  {
    path: "/desk/your-sign-in",
    label: "Your sign-in",
    inAccountMenu: true,
    load: async () => (await import("./your-sign-in/your-sign-in-screen.tsx")).YourSignInScreen,
  },
];
