import type { DeskCall } from "#contracts/desk/calls.ts";
import { Tag } from "#design-system/reading/tag.tsx";
import { RowButton } from "../shell/action-button.tsx";
import { cannotCallInWords, isOpen } from "./call-words.ts";

/** Each action with the word of its button and its key. */
const actions = {
  called: { label: "Called", key: "c" },
  "no-answer": { label: "No answer", key: "a" },
  move: { label: "Move", key: "m" },
  "hand-over": { label: "Hand over", key: "h" },
  cancel: { label: "Cancel", key: "x" },
};
export type CallAction = keyof typeof actions;
export const actionKeys = Object.entries(actions) as [CallAction, { key: string }][];

/** Handing over comes first where somebody else must call. */
function inOrder({ colleague }: DeskCall): CallAction[] {
  const all = Object.keys(actions) as CallAction[];
  return colleague.cannotCall ? [...new Set<CallAction>(["hand-over", ...all])] : all;
}

/** What can still be done with a call. */
export function openActions(call: DeskCall): CallAction[] {
  if (!isOpen(call)) return [];
  if (call.heldUntil !== null) return ["cancel"];
  return inOrder(call).filter((action) => action !== call.status);
}

export function CallButtons(props: {
  call: DeskCall;
  /** Which call it is, for screen readers. */
  row: string;
  /** The keys act on this call. */
  isMarked?: boolean;
  onAct: (action: CallAction) => void;
}) {
  const { call, isMarked } = props;
  if (!isOpen(call)) return null;
  const open = openActions(call);
  // An action that is done stays in its place, so that a second press does not hit another.
  return inOrder(call).map((action) => (
    <RowButton
      key={action}
      disabled={!open.includes(action)}
      row={props.row}
      className="relative"
      aria-keyshortcuts={isMarked ? actions[action].key : undefined}
      onClick={() => props.onAct(action)}
    >
      {actions[action].label}
      {/* Pressing a button marks its row. The cap hangs at the corner, so that no button grows and
          moves away under the pointer. */}
      {isMarked && open.includes(action) ? (
        <span aria-hidden="true" className="absolute -top-2.5 -right-2 max-lg:hidden">
          <kbd>{actions[action].key}</kbd>
        </span>
      ) : null}
    </RowButton>
  ));
}

const statuses = {
  booked: { name: "Booked", tone: "neutral" },
  called: { name: "Called", tone: "green" },
  "no-answer": { name: "No answer", tone: "amber" },
  cancelled: { name: "Cancelled", tone: "neutral" },
} as const;

/** What came of a call, and who cannot make it. */
export function CallMarks({ call }: { call: DeskCall }) {
  const { name, tone } = statuses[call.status];
  const cannotCall = cannotCallInWords(call);
  return (
    <>
      {call.heldUntil !== null ? (
        <Tag tone="amber">{isOpen(call) ? "Waits for confirmation" : "Not confirmed"}</Tag>
      ) : call.status === "booked" ? null : (
        <Tag tone={tone}>{name}</Tag>
      )}{" "}
      {cannotCall ? <Tag tone="amber">{cannotCall}</Tag> : null}
    </>
  );
}
