import { stateLaw } from "#content/calculators/estimate-slip.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { findStateYearEndLaw, stateYearEndLawReadOn } from "#tax-law/state-year-end-law.ts";
import { formatDate } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";

/** Where the state does not follow. All sentences come with this file, so it is loaded apart. */
export function StateNote({ code }: { code: string }) {
  const law = findStateYearEndLaw(code);
  if (!law) return null;
  return (
    <p
      data-state={code}
      className="mt-5 max-w-[44em] border-t border-dashed border-line-strong pt-4 leading-normal"
    >
      {law.sentence}{" "}
      <small className="text-sm text-ink-3">
        {fillIn(stateLaw.howRead[law.howRead], { date: formatDate(stateYearEndLawReadOn) })}{" "}
        <TextLink href={law.source.url} newTab>
          {law.source.title}
        </TextLink>
      </small>
    </p>
  );
}
