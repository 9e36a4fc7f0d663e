import type { WhatToFile } from "#calculations/section-41/filing/what-to-file.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { filingWords } from "./filing-words.ts";
import { Verdict, type VerdictProps } from "./verdicts.tsx";

const words = worksheetWords.file;

export function FilingVerdict({ answers, worksheet, file }: VerdictProps & { file: WhatToFile }) {
  const { tooLate, sectionG, sentences, claim, claimNotes } = filingWords(answers, worksheet, file);
  return (
    <div>
      {tooLate ? (
        <ul className="worksheet-warnings">
          <li data-warning="timely-passed">{tooLate}</li>
        </ul>
      ) : null}
      <Verdict result="section-g" value={file.sectionG}>
        {sectionG}
      </Verdict>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {claim.length > 0 ? (
        <>
          <h3>{words.claimHeading}</h3>
          <ol className="mt-2 mb-3 ml-5 list-decimal text-ink-2">
            <Items texts={claim} />
          </ol>
        </>
      ) : null}
      {claimNotes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-0 text-sm print:hidden [&_a]:inline-block [&_a]:py-2.5">
        {words.links.map(({ label, href }) => (
          <li key={href}>
            <TextLink href={href} newTab={href.startsWith("https:")}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
