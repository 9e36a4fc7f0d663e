import { useState } from "react";
import { desk } from "#content/desk.ts";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { setSingleKeys, singleKeysAreOn } from "../use-keys.ts";

const words = desk.keys;

export function KeysDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [on, setOn] = useState(singleKeysAreOn);
  return (
    <Dialog open={open} onClose={onClose} title={words.heading}>
      <dl className="desk-keys">
        {words.list.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6">
        <Checkbox
          label={words.use}
          hint={words.useHint}
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
