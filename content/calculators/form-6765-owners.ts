/** Words of the owners and of the controlled group in the Form 6765 worksheet. */
export const ownersWords = {
  heading: "Owners",
  lede: "The credit is used on each owner's own return. Enter each owner's share and that return's amounts.",
  legend: "Owner {number}",
  name: "Name",
  share: "Share of the credit",
  add: "Add an owner",
  remove: "Remove owner {number}",
  removed: "Owner {number} is removed.",
  /** For an owner whose name is not entered. */
  unnamed: "Owner {number}",
  /** Beside the name of an input in the printed list. */
  onPaper: "{owner}: {label}",
  shareHelp:
    "An S corporation passes the credit on by days and shares owned (section 1366(a)), a partnership as its agreement divides the expenses that gave rise to it (Treas. Reg. 1.704-1(b)(4)(ii)). Each part is rounded to dollars by largest remainder, so that the parts sum to the whole.",
  sharesOff:
    "The shares sum to {sum}, not 100%: {amount} of the credit is with no owner until they do.",
  sharesAbove: "The shares sum to {sum}, not 100%: more is passed on than there is.",
  caption: "Schedule K-1 amounts",
  columns: {
    owner: "Owner",
    share: "Share",
    k1: "Schedule K-1",
    used: "Used this year",
    unused: "Carried",
  },
  together: "All owners",
  /** What the K-1 amounts sum to. */
  from: "They sum to line {line30}, {amount}.",
  fromLessPayroll: "They sum to line {line30} less line {line36}, {amount}.",
  use: "{owner}: {sentence}",
  election: {
    elect:
      "Elect it. Together the owners keep {reduced} with the reduced credit and {full} with the full one after the lost deduction: {difference} more.",
    full: "Do not elect it. Together the owners keep {full} with the full credit after the lost deduction, and {reduced} with the reduced one.",
    waits: "Enter each owner's marginal rate to compare both ways after tax.",
    others: "The election is one for all. The other way would be better for {names}.",
  },
  sheet: {
    name: "Owners",
    note: "Change the yellow cells; each owner's lines recalculate. Schedule K-1 is in whole dollars by largest remainder.",
    line: "Line",
    entered: "Entered",
  },
} as const;

export const groupWords = {
  heading: "Controlled group",
  lede: "Enter this member's own expenses and components in the other fields, and the whole group's QREs of earlier years, receipts and history. The group's credit is computed for the attachment; this member has the part that its QREs are of the group's (section 41(f)(1)). 'Claimed before' is about any member.",
  ein: "EIN",
  activityCode: "Principal business activity code",
  designatedMember: "Designated member",
  legend: "Other member {number}",
  name: "Name",
  contract: "Contract research, share that counts",
  add: "Add a member",
  remove: "Remove member {number}",
  removed: "Member {number} is removed.",
  thisMember: "This member",
  otherMember: "Member {number}",
  attachment: "The group's attachment",
  /** In place of an amount on the form of a member. */
  attached: "On the attachment",
  needed: "Add the other members. Until then this member is the whole group.",
  share: "This member's share is {amount}, on line {line30}.",
  caption: "Members of the group, tax year {year}",
  columns: {
    member: "Member",
    ein: "EIN",
    activityCode: "Activity code",
    wages: "Wages",
    supplies: "Supplies",
    computers: "Computers",
    contract: "Contract, share that counts",
    qres: "QREs",
    ratio: "Ratio",
    credit: "Share of the credit",
  },
  total: "Group",
  computation: "The group's computation, by both methods",
  designated: "Designated member: {name}.",
  designatedMissing: "Name the designated member.",
  statement:
    "Attach this part to each member's Form 6765. All members use one method; each makes its own election under section 280C, which reduces its own share.",
  reading:
    "Which reading this follows: by the IRS's revised instructions of 2025, a member that files its own return enters “only the member’s QREs and not the group total QREs” on lines 5 and 20 and shows the group's computation on the attachment. We read Sections E, F and G the same way: for the member alone. The share stands on line 13 or 26, as earlier instructions put it on the same lines. For lines 6 to 12 and 21 to 25 we could read no sentence: their amounts are the group's, so they stand on the attachment.",
  readingOf2023:
    "Which reading this follows: for the form of 2023, the instructions have Section A or B figure the credit for the entire group; the member's share is entered on line 17 or 34.",
  sheet: {
    name: "Group",
    note: "The attachment. Change the yellow cells. Each member has the group's credit in the ratio of QREs (section 41(f)(1)), in whole dollars by largest remainder.",
  },
} as const;
