import { stateLaw as words } from "#content/calculators/estimate-slip.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { findStateCreditLaw, stateCreditLawReadOn } from "#tax-law/state-credit-law.ts";
import { findState } from "#tax-law/state-credit-rates.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

/**
 * What the state's own law does, beside the calculator's simplified rate. All fifty sentences come
 * with this file, so it is loaded apart from the calculator.
 */
export function StateLawNote({ state }: { state: string }) {
  const law = findStateCreditLaw(findState(state)?.code ?? "");
  if (!law) return null;
  const date = formatDate(stateCreditLawReadOn);
  return (
    <p className="rd-state-law">
      <b>{fillIn(words.heading, { state })}.</b> {law.sentence}{" "}
      <small>
        {fillIn(words.howRead[law.howRead], { date })}{" "}
        <TextLink href={law.source.url} newTab>
          {law.source.title}
        </TextLink>
        {" · "}
        <TextLink href={words.article.href} newTab>
          {words.article.label}
        </TextLink>
      </small>
    </p>
  );
}
