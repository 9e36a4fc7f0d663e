import { knowledgeBank, articlePage as words } from "#content/pages/knowledge-bank.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Section } from "#design-system/layout/section.tsx";
import { Tag } from "#design-system/reading/tag.tsx";
import { categoryTones } from "../categories.ts";
import type { ArticleSummary } from "../render/render-article.tsx";

export function FurtherReading(props: {
  related: readonly ArticleSummary[];
  previous: ArticleSummary | undefined;
  next: ArticleSummary | undefined;
}) {
  const { related, previous, next } = props;
  return (
    <Section labelledBy="related" className="print:hidden">
      <h2 id="related">{words.related}</h2>
      <ul className="mt-7 border-t border-line">
        {related.map((article) => (
          <li
            key={article.id}
            className="group relative grid gap-x-12 gap-y-2 py-6 border-b border-line min-[56rem]:grid-cols-[4fr_5fr_3fr]"
          >
            <h3 className="text-lg leading-tight">
              <a
                href={article.href}
                className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
              >
                {article.title}
              </a>
            </h3>
            <p className="text-ink-2 text-nav leading-normal">{article.excerpt}</p>
            <p className="flex flex-wrap items-center content-start gap-x-3 gap-y-2 text-ink-3 text-sm leading-normal">
              <Tag tone={categoryTones[article.category]}>{article.category}</Tag>
              {article.readTime}
              {article.tools.length > 0 ? `, ${knowledgeBank.withCalculator}` : null}
            </p>
          </li>
        ))}
      </ul>
      <nav className="article-turner" aria-label={`${words.previous}, ${words.next}`}>
        {previous ? (
          <a href={previous.href} rel="prev">
            <small>{words.previous}</small>
            {previous.title}
          </a>
        ) : null}
        {next ? (
          <a href={next.href} rel="next">
            <small>{words.next}</small>
            {next.title}
          </a>
        ) : null}
      </nav>
      <TextLink href={words.viewAll.href} standalone>
        {words.viewAll.label}
      </TextLink>
    </Section>
  );
}
