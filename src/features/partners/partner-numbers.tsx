import { numbersPage as words } from "#content/pages/partner-numbers.ts";
import { Section } from "#design-system/layout/section.tsx";
import "./partner-numbers.css";

const { table, empty, notes } = words;

/**
 * The parts that the page's script fills in and shows (browser/partner-numbers.ts). The week is its
 * pattern: one is copied for each week, and its row for each placement.
 */
export function PartnerNumbers() {
  return (
    <>
      <Section tight surface="sheet">
        <div className="numbers-head">
          <p role="status" className="numbers-status" data-numbers="status">
            {words.reading}
          </p>
          <button type="button" className="button button-quiet" data-numbers="print" hidden>
            {words.print}
          </button>
        </div>
        <noscript>
          <p className="numbers-status">{words.withoutScript}</p>
        </noscript>
        <div data-numbers="weeks" hidden>
          <section className="numbers-week">
            <h2>{words.week}</h2>
            <table className="numbers-table">
              <thead>
                <tr>
                  <th scope="col">{table.placement}</th>
                  {Object.values(table.figures).map((label) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">{table.noPlacement}</th>
                  {Object.entries(table.figures).map(([figure, label]) => (
                    <td key={figure} data-figure={figure} data-label={label} />
                  ))}
                </tr>
              </tbody>
            </table>
          </section>
        </div>
        <div className="numbers-empty" data-numbers="empty" hidden>
          <h2>{empty.heading}</h2>
          <p>{empty.text}</p>
          <p>
            <a className="button button-primary" href={empty.link.href}>
              {empty.link.label}
            </a>
          </p>
        </div>
      </Section>
      <Section tight labelledBy="how-we-count">
        <h2 id="how-we-count" className="text-xl">
          {notes.heading}
        </h2>
        <ul className="numbers-notes">
          {notes.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
