import type { EndpointName } from "#contracts/desk/api.ts";
import type { DeskRole } from "#contracts/desk/session.ts";
import type { LimitName } from "../http/rate-limits.ts";
import type { OfferedWay } from "./sign-in/sign-in-ways.ts";

/** An admin may do everything that staff may do. */
export type Guards = {
  /** Refused where DESK_SIGN_IN switches this way to sign in off. */
  way?: OfferedWay;
  /** Counted by network, incomplete requests too. */
  limit?: LimitName;
} & (
  | { role: "public" }
  | {
      role: DeskRole;
      /** Only within ten minutes of a sign-in or a confirmation. */
      recent?: true;
      /** Also for a session that can only add a passkey. */
      withoutPasskey?: true;
      /** Sent by a timer, so it does not count as use of the session. */
      background?: true;
    }
);

const recent = true;
const withoutPasskey = true;
const background = true;

/**
 * Who may use each endpoint. These columns are the only guards (serve-desk.ts applies them), and
 * routes.test.ts checks every row.
 */
export const deskGuards = {
  signInOptions: { role: "public" },
  requestSignInLink: { role: "public", way: "link" },
  signInWithLink: { role: "public" },
  becomeFirstAdmin: { role: "public" },
  startSingleSignOn: { role: "public" },
  finishSingleSignOn: { role: "public" },
  passkeySignInOptions: { role: "public", way: "passkey", limit: "desk-passkey" },
  signInWithPasskey: { role: "public", way: "passkey", limit: "desk-passkey" },

  session: { role: "staff", withoutPasskey },
  signOut: { role: "staff", withoutPasskey },
  signOutEverywhere: { role: "staff" },
  sessions: { role: "staff" },
  endOtherSessions: { role: "staff", recent },
  endSession: { role: "staff", recent },

  confirmOptions: { role: "staff", way: "passkey" },
  confirm: { role: "staff", way: "passkey" },
  passkeys: { role: "staff", withoutPasskey },
  addPasskeyOptions: { role: "staff", recent, withoutPasskey, way: "passkey" },
  addPasskey: { role: "staff", recent, withoutPasskey, way: "passkey" },
  renamePasskey: { role: "staff" },
  removePasskey: { role: "staff", recent },

  people: { role: "staff" },
  newPeople: { role: "staff", background },
  peopleCsv: { role: "admin", recent },
  person: { role: "staff" },
  personNews: { role: "staff", background },
  addPerson: { role: "staff" },
  changePeople: { role: "staff" },
  changePerson: { role: "staff" },
  mergePeople: { role: "staff" },
  undoMerge: { role: "staff" },
  putAway: { role: "staff" },
  deleteLead: { role: "admin", recent },
  addNote: { role: "staff" },
  changeNote: { role: "staff" },
  removeNote: { role: "staff" },
  heldAbout: { role: "admin" },
  erasePerson: { role: "admin", recent },
  sendAgain: { role: "staff" },

  calls: { role: "staff" },
  callTimes: { role: "staff" },
  bookCall: { role: "staff" },
  recordCall: { role: "staff" },
  moveCall: { role: "staff" },
  sendCall: { role: "staff" },
  handOver: { role: "staff" },
  cancelCalls: { role: "staff" },

  // Staff may change their own hours only: screens/hours.ts.
  hours: { role: "staff" },
  saveHours: { role: "staff" },
  renewFeed: { role: "staff", recent },
  connectCalendar: { role: "staff" },
  disconnectCalendar: { role: "staff" },

  mail: { role: "staff" },
  mailState: { role: "staff", background },
  retryFailed: { role: "staff" },
  retryMessage: { role: "staff" },
  setAside: { role: "staff" },
  takeBack: { role: "staff" },

  subscribers: { role: "staff" },
  unsubscribe: { role: "staff" },
  subscribersCsv: { role: "admin", recent },

  newsletter: { role: "staff" },
  addIssue: { role: "staff" },
  issue: { role: "staff" },
  changeIssue: { role: "staff" },
  removeIssue: { role: "staff" },
  testIssue: { role: "staff" },
  sendIssue: { role: "admin", recent },
  scheduleIssue: { role: "admin", recent },
  unscheduleIssue: { role: "admin" },
  // An admin who sees a mistake stops and withdraws it without being asked anything.
  stopIssue: { role: "admin" },
  resumeIssue: { role: "admin", recent },
  withdrawIssue: { role: "admin" },

  team: { role: "staff" },
  profile: { role: "staff" },
  changeProfile: { role: "staff" },
  inviteMember: { role: "admin", recent },
  changeRole: { role: "admin", recent },
  openCalls: { role: "admin" },
  removeMember: { role: "admin", recent },
  inviteAgain: { role: "admin", recent },
  endMemberSessions: { role: "admin", recent },

  funnel: { role: "staff" },

  partners: { role: "admin" },
  changePartner: { role: "admin", recent },

  connections: { role: "admin" },
  addConnection: { role: "admin", recent },
  changeConnection: { role: "admin" },
  removeConnection: { role: "admin", recent },
  rotateSecret: { role: "admin", recent },
  testConnection: { role: "admin" },
  deliveries: { role: "admin" },
  replayDelivery: { role: "admin" },

  audit: { role: "admin" },
  auditCsv: { role: "admin", recent },
  heldDeletion: { role: "admin" },
  releaseDeletion: { role: "admin", recent },
} as const satisfies Record<EndpointName, Guards>;
