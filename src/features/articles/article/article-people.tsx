import { type Author, authors, authorWords } from "#content/people/authors.ts";
import { portraits } from "#content/people/portraits.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { contentPicture } from "#design-system/pictures/content-pictures.ts";
import { Portrait } from "#design-system/pictures/portrait.tsx";
import type { RenderedArticle } from "../render/render-article.tsx";

/** The person of that name; none for the editorial team. */
export function authorNamed(name: string | undefined): Author | undefined {
  return authors.find((author) => author.name === name);
}

/** `Jane Doe, CPA`, marked if she is invented, or the name as it is. */
export function withCredentials(name: string, person = authorNamed(name)): string {
  if (!person) return name;
  const named = `${person.name}, ${person.credentials}`;
  return person.sample ? `${named} ${authorWords.sample}` : named;
}

export function ArticlePeople({ article }: { article: RenderedArticle }) {
  const people = [
    { role: authorWords.writtenBy, person: authorNamed(article.author) },
    { role: authorWords.reviewedBy, person: authorNamed(article.reviewer) },
  ].flatMap(({ role, person }) => (person ? { role, person } : []));
  if (people.length === 0) return null;
  return (
    <ul className="article-people mt-14 max-w-(--reading-width) border-t border-line">
      {people.map(({ role, person }) => (
        <li
          key={role}
          className="flex items-start gap-5 break-inside-avoid border-b border-line py-6 text-nav leading-normal text-ink-2"
        >
          <Portrait
            name={person.name}
            picture={contentPicture(portraits[person.name], "portrait")}
            size={84}
          />
          <div>
            <p className="text-sm text-ink-3">{role}</p>
            <p className="mb-1.5 font-serif text-lg leading-tight font-medium text-ink">
              {withCredentials(person.name)}
            </p>
            <p>{person.biography}</p>
            {person.profile?.href ? (
              <p>
                <TextLink href={person.profile.href} newTab>
                  {person.profile.label}
                </TextLink>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
