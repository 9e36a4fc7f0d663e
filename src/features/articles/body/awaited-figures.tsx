import { Fragment } from "react";
import { articleBody } from "#content/pages/knowledge-bank.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import {
  type AwaitedGroup,
  awaitedFigures,
  awaitedFiguresLookedUpOn,
  awaitedYear,
} from "#tax-law/awaited-figures.ts";
import { figure, findFigure } from "#tax-law/look-up.ts";
import type { FigureName } from "#tax-law/registry.ts";
import { formatDate } from "#wording/dates.ts";
import { formatFigure } from "#wording/figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { LawTable } from "./law-table.tsx";

const words = articleBody.awaitedFigures;

const isComplete = ({ figures }: AwaitedGroup) =>
  figures.every((name) => findFigure(name, awaitedYear));
const complete = awaitedFigures.filter(isComplete);
const incomplete = awaitedFigures.filter((group) => !isComplete(group));

/**
 * The figures of the coming year beside those of the present one, looked up by row, in groups that
 * have all of their amounts; the others are named below. Sources are in the cells, so that the list at the end of the page does not repeat each row twice.
 */
export function AwaitedFigures() {
  const caption = fillIn(words.caption, {
    year: awaitedYear,
    day: formatDate(awaitedFiguresLookedUpOn),
  });
  return (
    <>
      <LawTable
        caption={caption}
        counted={false}
        className="by-name"
        columns={[words.amount, awaitedYear - 1, awaitedYear]}
      >
        {complete.map(({ id, publishedAt, figures }) => (
          <tbody key={id}>
            <tr>
              <th colSpan={3}>
                {words.groups[id]} <TextLink href={publishedAt.url}>{publishedAt.title}</TextLink>
              </th>
            </tr>
            {figures.map(figureRow)}
          </tbody>
        ))}
      </LawTable>
      <p data-not-counted="">
        {words.incomplete}
        {incomplete.map(({ id, publishedAt }) => (
          <Fragment key={id}>
            {" "}
            {words.groups[id]} <TextLink href={publishedAt.url}>{publishedAt.title}</TextLink>.
          </Fragment>
        ))}
      </p>
    </>
  );
}

/** A function and not a component, because LabelledTable labels the cells that it is given. */
function figureRow(name: FigureName) {
  const next = figure(name, awaitedYear);
  return (
    <tr key={name}>
      <td>{next.label}</td>
      <td>{formatFigure(figure(name, awaitedYear - 1))}</td>
      <td>
        {formatFigure(next)}{" "}
        <small>
          <a href={next.source.url}>{next.source.title}</a>,{" "}
          {fillIn(words.checked, { day: formatDate(next.verifiedOn) })}
        </small>
      </td>
    </tr>
  );
}
