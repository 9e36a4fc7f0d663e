import type { Author } from "#content/people/authors.ts";
import type { FilmInContent } from "#content/proof/film.ts";
import type { Logo } from "#content/proof/logos.ts";
import type { Review } from "#content/proof/reviews.ts";
import type { PictureFile } from "#content-schemas/fields.ts";

/** Optional material about the firm. Pages look finished without it, but say less. */
export type PeopleAndProof = {
  /** Everyone whom a page shows with a place for a portrait. */
  people: readonly string[];
  /** Those of them whose portrait is in the form of the team. */
  team: readonly string[];
  portraits: Readonly<Record<string, PictureFile>>;
  authors: readonly Author[];
  reviews: readonly Review[];
  clientLogos: readonly Logo[];
  associationLogos: readonly Logo[];
  films: readonly FilmInContent[];
};

type ArticlePeople = { id: string; author?: string | undefined; reviewer?: string | undefined };

/**
 * A sentence for each place that is still empty. docs/how-to/add-logos-and-films.md says how to
 * fill it.
 */
export function emptySlots(site: PeopleAndProof, articles: readonly ArticlePeople[]) {
  const logos = "content/proof/logos.ts";
  const missing = (shown: readonly unknown[], place: string, what: string) =>
    shown.length > 0 ? [] : [{ place, what }];
  return [
    ...portraitSlots(site),
    ...authorSlots(site, articles),
    ...reviewSlots(site.reviews),
    ...missing(site.clientLogos, logos, "there is no client's logo"),
    ...missing(site.associationLogos, logos, "there is no logo of an association"),
    ...missing(site.films, "content/proof/film.ts", "there is no film"),
  ];
}

function portraitSlots({ people, team, authors, portraits }: PeopleAndProof) {
  const others = "content/people/portraits.ts";
  const placeOf = (name: string) => {
    if (team.includes(name)) return "content/people/team.json";
    return authors.some((one) => one.name === name) ? "content/people/authors.json" : others;
  };
  const names = [...new Set(people)];
  return [
    ...names
      .filter((name) => !portraits[name])
      .map((name) => ({ place: placeOf(name), what: `the portrait of ${name} is missing` })),
    ...Object.keys(portraits)
      .filter((name) => !names.includes(name))
      .map((name) => ({ place: others, what: `no page names ${name}, whose portrait is here` })),
  ];
}

function authorSlots({ authors }: PeopleAndProof, articles: readonly ArticlePeople[]) {
  const without = (role: "author" | "reviewer") => {
    const ids = articles.filter((article) => !article[role]).map(({ id }) => id);
    const what = `${ids.length} without a named ${role}: ${ids.join(", ")}`;
    return ids.length === 0 ? [] : [{ place: "content/articles", what }];
  };
  return [
    ...authors
      .filter(({ credentials }) => !credentials.trim())
      .map(({ name }) => ({
        place: "content/people/authors.json",
        what: `the author ${name} has no credentials`,
      })),
    ...without("author"),
    ...without("reviewer"),
  ];
}

function reviewSlots(reviews: readonly Review[]) {
  const place = "content/proof/reviews.json";
  const real = reviews.filter(({ sample }) => !sample);
  if (real.length === 0) return [{ place, what: "there is no review by a real client" }];
  return real.flatMap(({ author, date, source }) => [
    ...(date ? [] : [{ place, what: `the review by ${author} has no date` }]),
    ...(source ? [] : [{ place, what: `the review by ${author} has no link to its source` }]),
  ]);
}
