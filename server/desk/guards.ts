import type { EndpointName } from "#contracts/desk/api.ts";
import type { AuditAction } from "#contracts/desk/audit.ts";
import type { DeskRole } from "#contracts/desk/session.ts";
import type { LimitName } from "../http/rate-limits.ts";
import type { OfferedWay } from "./sign-in/sign-in-ways.ts";

/** An admin may do everything that staff may do. */
export type Guards = {
  /** Refused where DESK_SIGN_IN switches this way to sign in off. */
  way?: OfferedWay;
  /** Counted by network, incomplete requests too. */
  limit?: LimitName;
  /** Wakes the outbox worker afterwards. */
  wakes?: true;
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
      /**
       * Where the handler gets its `queries` from. It waits for nothing else there, and may be
       * repeated. A Refusal that it throws undoes its transaction, one that it returns does not.
       */
      in?: "transaction" | "snapshot" | "run";
      /**
       * Written to the audit log before the handler runs: in its transaction if it has one, else in
       * a transaction of its own. The subject is the `:id` of the path.
       */
      audit?: AuditAction;
      /** Written by the handler, which alone knows the details, with its `record`. */
      records?: AuditAction;
    }
);

const recent = true;
const withoutPasskey = true;
const background = true;
const wakes = true;

/**
 * Who may use each endpoint, and what its handler runs in. These columns are the only guards
 * (serve-desk.ts applies them), and routes.test.ts checks every row.
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

  session: { role: "staff", withoutPasskey, in: "run" },
  signOut: { role: "staff", withoutPasskey, in: "transaction", audit: "signed-out" },
  signOutEverywhere: { role: "staff", in: "transaction", audit: "signed-out-everywhere" },
  sessions: { role: "staff", in: "run" },
  endOtherSessions: { role: "staff", recent, in: "transaction", records: "session-ended" },
  endSession: { role: "staff", recent, in: "transaction", records: "session-ended" },

  confirmOptions: { role: "staff", way: "passkey" },
  confirm: { role: "staff", way: "passkey" },
  passkeys: { role: "staff", withoutPasskey, in: "run" },
  addPasskeyOptions: { role: "staff", recent, withoutPasskey, way: "passkey" },
  addPasskey: { role: "staff", recent, withoutPasskey, way: "passkey", wakes },
  renamePasskey: { role: "staff", in: "run" },
  removePasskey: { role: "staff", recent, in: "transaction", wakes },

  people: { role: "staff", in: "run", audit: "people-listed" },
  newPeople: { role: "staff", background, in: "run" },
  peopleCsv: { role: "admin", recent },
  person: { role: "staff", in: "transaction", records: "person-viewed" },
  personNews: { role: "staff", background, in: "run" },
  addPerson: { role: "staff" },
  changePeople: { role: "staff", wakes },
  changePerson: { role: "staff", in: "transaction", wakes },
  mergePeople: { role: "staff", in: "transaction" },
  undoMerge: { role: "staff", in: "transaction" },
  putAway: { role: "staff", in: "transaction" },
  deleteLead: { role: "admin", recent },
  addNote: { role: "staff", in: "transaction" },
  changeNote: { role: "staff", in: "transaction", records: "note-changed" },
  removeNote: { role: "staff", in: "transaction", records: "note-removed" },
  heldAbout: { role: "admin", in: "snapshot" },
  erasePerson: { role: "admin", recent, wakes },
  sendAgain: { role: "staff", in: "transaction", records: "message-sent-again", wakes },

  calls: { role: "staff", in: "transaction" },
  callTimes: { role: "staff", in: "run" },
  bookCall: { role: "staff", wakes },
  recordCall: { role: "staff", wakes },
  moveCall: { role: "staff", wakes },
  sendCall: { role: "staff", in: "transaction", wakes },
  handOver: { role: "staff", wakes },
  cancelCalls: { role: "staff", wakes },

  // Staff may change their own hours only: screens/hours.ts.
  hours: { role: "staff", in: "run" },
  saveHours: { role: "staff", in: "transaction", records: "hours-changed" },
  renewFeed: { role: "staff", recent, in: "transaction", audit: "calendar-address-made" },
  connectCalendar: { role: "staff" },
  disconnectCalendar: { role: "staff", in: "transaction", audit: "calendar-disconnected" },

  mail: { role: "staff", in: "transaction", audit: "mail-listed" },
  mailState: { role: "staff", background, in: "run" },
  retryFailed: { role: "staff", in: "transaction", wakes },
  retryMessage: { role: "staff", in: "transaction", wakes },
  setAside: { role: "staff", in: "transaction", records: "message-set-aside" },
  takeBack: { role: "staff", in: "transaction", records: "message-taken-back" },

  subscribers: { role: "staff", in: "transaction", audit: "subscribers-listed" },
  unsubscribe: { role: "staff", in: "transaction", records: "subscriber-unsubscribed" },
  subscribersCsv: { role: "admin", recent },

  newsletter: { role: "staff" },
  addIssue: { role: "staff" },
  issue: { role: "staff" },
  changeIssue: { role: "staff" },
  removeIssue: { role: "staff" },
  testIssue: { role: "staff", wakes },
  sendIssue: { role: "admin", recent },
  scheduleIssue: { role: "admin", recent },
  unscheduleIssue: { role: "admin" },
  // An admin who sees a mistake stops and withdraws it without being asked anything.
  stopIssue: { role: "admin" },
  resumeIssue: { role: "admin", recent },
  withdrawIssue: { role: "admin" },

  team: { role: "staff", in: "run" },
  profile: { role: "staff", in: "run" },
  changeProfile: { role: "staff", in: "transaction", records: "profile-changed" },
  inviteMember: { role: "admin", recent, in: "transaction", wakes },
  changeRole: { role: "admin", recent, in: "transaction", records: "user-role-changed" },
  openCalls: { role: "admin", in: "run" },
  removeMember: { role: "admin", recent, wakes },
  inviteAgain: { role: "admin", recent, in: "transaction", wakes },
  endMemberSessions: { role: "admin", recent, in: "transaction", records: "session-ended" },

  funnel: { role: "staff" },

  partners: { role: "admin" },
  changePartner: { role: "admin", recent, in: "transaction", wakes },

  connections: { role: "admin", in: "run" },
  addConnection: { role: "admin", recent },
  changeConnection: { role: "admin", in: "transaction", records: "connection-changed" },
  removeConnection: { role: "admin", recent, in: "transaction", records: "connection-removed" },
  rotateSecret: { role: "admin", recent, in: "transaction", records: "connection-changed" },
  testConnection: { role: "admin" },
  deliveries: { role: "admin", in: "run" },
  replayDelivery: { role: "admin", in: "transaction", records: "delivery-replayed", wakes },

  audit: { role: "admin", in: "run" },
  auditCsv: { role: "admin", recent, audit: "activity-exported" },
  heldDeletion: { role: "admin", in: "run" },
  releaseDeletion: { role: "admin", recent, in: "transaction" },
} as const satisfies Record<EndpointName, Guards>;
