import { useId } from "react";
import { colors } from "#content/colors.ts";
import { embedBuilder } from "#content/pages/embed-builder.ts";
import { Field } from "#design-system/forms/field.tsx";
import { contrast } from "#wording/colors.ts";
import { fillIn } from "#wording/fill-in.ts";
import { accentColor, isColor, readableShade } from "./accent.ts";

const words = embedBuilder.form;

/** Shown in the picker while no color is chosen. */
const firmColor = colors.pine;

export function AccentField(props: { value: string; onValueChange: (text: string) => void }) {
  const { value, onValueChange } = props;
  const id = useId();
  const digits = hexDigitsIn(value);
  return (
    <Field id={id} label={words.accent} hint={words.accentHint} error={accentFault(value)}>
      {(control) => (
        <>
          <div className="flex gap-2.5 mt-2">
            <input
              type="color"
              aria-label={words.accentPicker}
              value={isColor(digits) ? `#${digits}` : firmColor}
              onChange={({ target }) => onValueChange(target.value.slice(1))}
              className="flex-none w-14 h-12 p-1 border border-control rounded-control bg-sheet cursor-pointer"
            />
            <input
              {...control}
              aria-describedby={`${control["aria-describedby"]} ${id}-note`}
              type="text"
              className="control mt-0"
              value={value}
              maxLength={7}
              spellCheck={false}
              autoComplete="off"
              onChange={({ target }) => onValueChange(target.value)}
            />
          </div>
          <p
            id={`${id}-note`}
            role="status"
            className="embed-color-note min-h-[4.35em] mt-2 text-sm leading-[1.45] text-ink-2"
          >
            {accentNote(digits)}
          </p>
        </>
      )}
    </Field>
  );
}

/** The six digits that the calculator gets. Empty without a color. */
export function usedAccent(text: string): string {
  const digits = hexDigitsIn(text);
  return isColor(digits) ? readableShade(`#${digits}`).slice(1) : "";
}

function hexDigitsIn(text: string): string {
  return text.trim().replace(/^#/, "").toLowerCase();
}

/** Nothing while the digits are still being typed, so that the page does not move at every key. */
function accentFault(text: string): string | undefined {
  return /^[0-9a-f]{0,6}$/.test(hexDigitsIn(text)) ? undefined : words.accentError;
}

function accentNote(digits: string): string {
  if (!isColor(digits)) return digits === "" ? words.accentNone : words.accentUnfinished;
  const color = `#${digits}`;
  const ratio = ratioOf(color);
  if (accentColor(digits)) return fillIn(words.accentKept, { color, ratio });
  const shade = readableShade(color);
  return fillIn(words.accentChanged, { color, ratio, shade, shadeRatio: ratioOf(shade) });
}

/** Rounded down, so that 4.48 does not read as enough. */
function ratioOf(color: string): string {
  return (Math.floor(contrast(color) * 10) / 10).toFixed(1);
}
