import { articlePage } from "#content/pages/knowledge-bank.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import type { Source } from "#tax-law/figure.ts";
import { formatDate } from "#wording/dates.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { LawUsed } from "../article-law.ts";

/** Made from what the article read in the tax-law data, so that it is always complete. */
export function ArticleSources({ law }: { law: LawUsed }) {
  const words = articlePage.sources;
  const sources = listSources(law);
  const when = checkedWhen(law);
  if (sources.length === 0) return null;
  return (
    <section className="article-sources" aria-labelledby="sources">
      <h2 id="sources">{words.heading}</h2>
      {when ? <p>{fillIn(words.lede, { when })}</p> : null}
      <ol>
        {sources.map((source) => (
          <li key={source.title}>
            <TextLink href={source.url} newTab>
              {source.title}
            </TextLink>
          </li>
        ))}
      </ol>
      {law.figures.length > 0 ? (
        <Disclosure summary={words.figures}>
          <FigureList figures={law.figures} />
        </Disclosure>
      ) : null}
    </section>
  );
}

function FigureList({ figures }: Pick<LawUsed, "figures">) {
  return (
    <dl className="article-figures figure-list">
      {figures.map((figure) => (
        <div key={`${figure.name} ${figure.taxYear}`}>
          <dt>
            {figure.label}
            <small>
              {figure.taxYear} · {figure.source.title}. {checkInWords(figure)}
              {figure.caveat ? ` ${figure.caveat}` : null}
            </small>
          </dt>
          <dd>{formatFigure(figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

function checkInWords({ verifiedOn, checkedAgainst }: LawUsed["figures"][number]): string {
  return fillIn(articlePage.sources.checked, { date: formatDate(verifiedOn), checkedAgainst });
}

function listSources({ figures, otherSources }: LawUsed): Source[] {
  const all = [...figures.map(({ source }) => source), ...otherSources];
  return [...new Map(all.map((source) => [source.title, source])).values()];
}

/** The day of the check, or the first and the last of several. */
function checkedWhen({ figures }: LawUsed): string | undefined {
  const days = figures.map(({ verifiedOn }) => verifiedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return undefined;
  const { day, days: between } = articlePage.sources.when;
  return fillIn(first === last ? day : between, {
    first: formatDate(first),
    last: formatDate(last),
  });
}
