import { useState } from "react";
import { longestInIssue, type NewsletterArticle } from "#contracts/desk/newsletter.ts";
import { counted } from "#wording/counts.ts";
import { formatDate } from "#wording/dates.ts";
import { RowButton } from "../../shell/action-button.tsx";

/** So that the buttons for sending stay near. */
const mostAtFirst = 6;

type ChosenArticle = Pick<NewsletterArticle, "id" | "title">;

/** The articles of an issue in their order, and those that can be added, new ones first. */
export function ArticleChoice(props: {
  offered: readonly NewsletterArticle[];
  chosen: readonly ChosenArticle[];
  onChoose: (ids: string[]) => void;
}) {
  const { chosen } = props;
  const [notice, setNotice] = useState("");
  const ids = chosen.map(({ id }) => id);
  const isFull = chosen.length >= longestInIssue.articles;
  const others = props.offered.filter(({ id }) => !ids.includes(id));
  const fresh = others.filter(({ isNew }) => isNew);
  const first = fresh.slice(0, mostAtFirst);
  const more = others.filter((article) => !first.includes(article));
  const [moreShown, showMore] = useState(first.length === 0);
  const isFirstIssue = props.offered.every(({ isNew }) => isNew);

  function choose(next: string[], sentence: string) {
    props.onChoose(next);
    setNotice(sentence);
  }
  function add({ id, title }: ChosenArticle) {
    choose([...ids, id], `${title} is added.`);
  }
  function remove({ id, title }: ChosenArticle) {
    choose(
      ids.filter((other) => other !== id),
      `${title} is removed.`,
    );
  }
  function move({ id, title }: ChosenArticle, place: number) {
    if (place < 0 || place >= ids.length) return;
    const next = ids.filter((other) => other !== id);
    next.splice(place, 0, id);
    choose(next, `${title} is number ${place + 1} of ${ids.length}.`);
  }

  return (
    <section
      aria-labelledby="issue-articles"
      className="[&_.button[aria-disabled]]:cursor-default [&_.button[aria-disabled]]:opacity-50"
    >
      {/* Focused after a button with the focus is gone. */}
      <h2 id="issue-articles" tabIndex={-1}>
        Articles
      </h2>
      <p className="field-hint">One to eight, in the order in which the issue shows them.</p>
      <p role="status" className="sr-only">
        {notice}
      </p>
      {chosen.length === 0 ? (
        <p className="mt-3 text-ink-2">None chosen yet.</p>
      ) : (
        <ol aria-label="Chosen articles" className="newsletter-list mt-2 [counter-reset:article]">
          {chosen.map((article, index) => (
            <li key={article.id} className="[counter-increment:article]">
              <p>{article.title}</p>
              <p className="flex flex-wrap items-center gap-2">
                {/* Not disabled at an end, which would lose the focus of who moves with it. */}
                <RowButton
                  row={article.title}
                  aria-disabled={index === 0 || undefined}
                  onClick={() => move(article, index - 1)}
                >
                  Move up
                </RowButton>
                <RowButton
                  row={article.title}
                  aria-disabled={index === chosen.length - 1 || undefined}
                  onClick={() => move(article, index + 1)}
                >
                  Move down
                </RowButton>
                <RowButton
                  row={article.title}
                  onClick={() => {
                    remove(article);
                    document.getElementById("issue-articles")?.focus();
                  }}
                >
                  Remove
                </RowButton>
              </p>
            </li>
          ))}
        </ol>
      )}
      {isFull ? <p className="mt-3 text-ink-2">An issue has at most eight articles.</p> : null}
      {first.length > 0 ? (
        <>
          <h3 className="mt-5 font-sans text-sm leading-[1.4] font-semibold">
            {isFirstIssue ? "Articles of the site" : "Published since the last issue"}
          </h3>
          <Offered articles={first} isFull={isFull} onAdd={add} />
        </>
      ) : null}
      {more.length > 0 ? (
        <details open={moreShown} onToggle={(event) => showMore(event.currentTarget.open)}>
          <summary className="desk-tool desk-summary">
            {counted(more.length, "more article")}
          </summary>
          <Offered articles={more} isFull={isFull} onAdd={add} />
        </details>
      ) : null}
    </section>
  );
}

function Offered(props: {
  articles: readonly NewsletterArticle[];
  isFull: boolean;
  onAdd: (article: NewsletterArticle) => void;
}) {
  return (
    <ul className="newsletter-list mt-2">
      {props.articles.map((article) => (
        <li key={article.id}>
          <p>
            {article.title}{" "}
            <small className="whitespace-nowrap text-ink-3">
              {formatDate(article.date, "short")}
            </small>
          </p>
          <RowButton
            row={article.title}
            aria-disabled={props.isFull || undefined}
            onClick={() => {
              if (props.isFull) return;
              props.onAdd(article);
              document.getElementById("issue-articles")?.focus();
            }}
          >
            Add
          </RowButton>
        </li>
      ))}
    </ul>
  );
}
