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
      <ul className="related-articles">
        {related.map((article) => (
          <li key={article.id}>
            <h3>
              <a href={article.href}>{article.title}</a>
            </h3>
            <p>{article.excerpt}</p>
            <p className="related-facts">
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
