import { useState } from "react";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { setSingleKeys, singleKeysAreOn } from "../use-keys.ts";

const keys = {
  j: "Next row, or the next person",
  k: "Previous row, or the previous person",
  Enter: "Open the marked row",
  v: "Choose the marked row or call, to change several",
  "/": "Search leads",
  n: "Write a note about the open person",
  s: "Choose the open person’s status",
  o: "Choose the open person’s owner",
  t: "Enter the open person’s next step",
  u: "Undo the last change of the open person or of several, or No answer",
  c: "Called: record what came of the marked call",
  a: "No answer: record it of the marked call",
  m: "Move the marked call to another time",
  h: "Hand over the marked call to a colleague",
  x: "Cancel the marked call",
  Escape: "Take back a choice, leave a field, close a note like this one, or go back to the list",
  "?": "Show these keys",
};

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [on, setOn] = useState(singleKeysAreOn);
  return (
    <Dialog open={open} onClose={onClose} title="Keys of the desk">
      <dl>
        {Object.entries(keys).map(([key, does]) => (
          <div
            key={key}
            className="grid grid-cols-[6rem_1fr] items-baseline border-t border-dashed border-line-strong py-2"
          >
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <Checkbox
          label="Use single keys"
          hint="Turn this off if you dictate, or if keys get in your way. Kept on this computer."
          checked={on}
          onChange={({ target: { checked } }) => {
            setOn(checked);
            setSingleKeys(checked);
          }}
        />
      </div>
    </Dialog>
  );
}
