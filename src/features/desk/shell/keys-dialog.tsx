import { useState } from "react";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { setSingleKeys, singleKeysAreOn } from "../use-keys.ts";

const keys = {
  j: "Next row, or the next lead",
  k: "Previous row, or the previous lead",
  Enter: "Open the marked row",
  v: "Choose the marked row, to change several",
  "/": "Search leads",
  n: "Write a note on the open lead",
  s: "Choose the open lead’s status",
  o: "Choose the open lead’s owner",
  t: "Enter the open lead’s next step",
  u: "Undo the last change of the open lead",
  c: "Called: record the marked call",
  a: "No answer: record it of the marked call",
  m: "Moved: choose another time for the marked call",
  x: "Cancelled: cancel the marked call",
  Escape: "Take back a choice, leave a field, close a note like this one, or go back to the list",
  "?": "Show these keys",
};

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [on, setOn] = useState(singleKeysAreOn);
  return (
    <Dialog open={open} onClose={onClose} title="Keys of the desk">
      <dl className="desk-keys">
        {Object.entries(keys).map(([key, does]) => (
          <div key={key}>
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
