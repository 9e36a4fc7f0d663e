import { stateLaw as words } from "#content/estimate-slip.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { findStateCreditLaw, stateCreditLawReadOn } from "#tax-law/state-credit-law.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

export interface StateLawNoteProps {
  readonly stateName: string;
}

/**
 * What the state's own law does, beside the calculator's simplified rate. All fifty sentences come
 * with this file, so it is loaded apart from the calculator.
 */
export function StateLawNote({ stateName }: StateLawNoteProps) {
  const law = findStateCreditLaw(findState(stateName)?.code ?? "");
  if (!law) return null;
  const date = formatDate(stateCreditLawReadOn);
  return (
    <p className="rd-state-law">
      <b>{fillIn(words.heading, { state: stateName })}.</b> {law.sentence}{" "}
      <small>
        {fillIn(words.howRead[law.howRead], { date })}{" "}
        <TextLink href={law.source.url} newTab>
          {law.source.title}
        </TextLink>
      </small>
    </p>
  );
}
