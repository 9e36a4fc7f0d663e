import type { FoundArticle } from "../find-articles.ts";

export function resultItem({ article, sections }: FoundArticle): HTMLElement {
  const href = `/knowledge-bank/${article.id}`;
  const title = element("h3", {}, link(href, article.title));
  const facts = element(
    "p",
    { className: "result-facts" },
    `${article.category} · ${article.readTime}`,
  );
  const places = sections.map(({ anchor, heading }) =>
    element("li", {}, link(`${href}#${anchor}`, heading)),
  );
  return element("li", {}, title, facts, ...(places.length ? [element("ul", {}, ...places)] : []));
}

function link(href: string, text: string): HTMLElement {
  return element("a", { href }, text);
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
