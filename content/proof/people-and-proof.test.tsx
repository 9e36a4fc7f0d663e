import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { ceo, team } from "#content/about.ts";
import { partnerQuotes } from "#content/advisors.ts";
import { fortune } from "#content/partners/fortune.ts";
import { authorWords, editorialTeam } from "#content/people/authors.ts";
import type { FilmInContent } from "#content/proof/film.ts";
import type { Review } from "#content/proof/reviews.ts";
import { AboutHero, Films } from "#features/about/about-sections.tsx";
import { ChiefExecutive, TeamList } from "#features/about/people.tsx";
import { PartnerTestimonials } from "#features/advisors/advisors-sections.tsx";
import { ArticlePeople } from "#features/articles/article/article-people.tsx";
import type { RenderedArticle } from "#features/articles/render/render-article.tsx";
import { articleData } from "#features/articles/structured-data.ts";
import { Testimonials } from "#features/home/testimonials.tsx";
import { PartnerContact } from "#features/partners/partner-contact.tsx";
import { filmData } from "#site-shell/structured-data.ts";

/** What an editor would have written; every test begins with nothing. */
const content = vi.hoisted(() => ({
  portraits: {} as Record<string, { file: string; alt: string }>,
  authors: [] as object[],
  clientLogos: [] as object[],
  associationLogos: [] as object[],
  films: [] as FilmInContent[],
  reviews: [] as Review[],
}));
const keep = vi.hoisted(() => (mocked: object) => async (original: () => Promise<object>) => ({
  ...(await original()),
  ...mocked,
}));
vi.mock("#content/people/portraits.ts", keep({ portraits: content.portraits }));
vi.mock("#content/people/authors.ts", keep({ authors: content.authors }));
vi.mock("#content/proof/film.ts", keep({ films: content.films }));
vi.mock("#content/proof/reviews.ts", keep({ reviews: content.reviews }));
vi.mock(
  "#content/proof/logos.ts",
  keep({ clientLogos: content.clientLogos, associationLogos: content.associationLogos }),
);
vi.mock("#design-system/pictures/content-pictures.ts", () => {
  const picture = (written: object | undefined) =>
    written && {
      width: 1600,
      height: 1000,
      avif: "/assets/a-1600.avif 1600w",
      webp: "/assets/a-1600.webp 1600w",
      fallback: "/assets/a.jpg",
      ...written,
    };
  return {
    contentPicture: picture,
    contentLogos: (logos: object[]) => logos.map(picture),
    filmAddress: (file: string) => `/assets/${file}`,
  };
});

beforeEach(() => {
  for (const name of Object.keys(content.portraits)) delete content.portraits[name];
  for (const list of Object.values(content)) if (Array.isArray(list)) list.length = 0;
});

const portrait = (name: string) => ({ file: "a.jpg", alt: `${name} in the office` });
const article = { author: editorialTeam } as RenderedArticle;
const html = () =>
  renderToStaticMarkup(
    <>
      <AboutHero />
      <Films />
      <ChiefExecutive />
      <TeamList />
      <Testimonials />
      <PartnerContact partner={fortune} />
      <PartnerTestimonials />
      <ArticlePeople article={article} />
    </>,
  );

const images = (alt: string) => html().split(`alt="${alt}"`).length - 1;

test("with nothing filled in no page has a picture, a film, an empty list or an empty row", () => {
  content.reviews.push({ id: "a", sample: true, content: "…", author: "B", position: "C" });
  expect(html()).not.toMatch(/<img|data-film|<ul[^>]*><\/ul>|class="logo-row"|article-people/);
});

describe("a portrait stands wherever its name does", () => {
  test("the chief executive", () => {
    content.portraits[ceo.name] = portrait(ceo.name);
    expect(images(portrait(ceo.name).alt)).toBe(1);
    expect(html()).toContain('class="portrait-upright"');
  });

  test("somebody of the team, also as a partner's contact", () => {
    const { name } = fortune.contact.person;
    expect(team.map((person) => person.name)).toContain(name);
    content.portraits[name] = portrait(name);
    expect(images(portrait(name).alt)).toBe(2);
  });

  test("an advisor who is quoted", () => {
    const [quoted] = partnerQuotes;
    content.portraits[quoted?.name ?? ""] = portrait("Advisor");
    expect(images(portrait("Advisor").alt)).toBe(1);
  });
});

describe("reviews", () => {
  const sample = { id: "a", sample: true, content: "Invented", author: "B", position: "C" };
  const real = {
    id: "b",
    sample: false,
    content: "They struck two of five.",
    author: "Dr. Real",
    position: "Dentist, Utah",
    date: "2026-09-14",
    source: { label: "Google", href: "https://maps.test/review" },
  };

  test("a real one takes the place of the invented ones, with its date and source", () => {
    content.reviews.push(sample, real);
    const page = html();
    for (const shown of [real.content, real.author, "September 14, 2026", real.source.href])
      expect(page).toContain(shown);
    expect(page).not.toContain(sample.content);
  });

  test("the invented ones stay until then", () => {
    content.reviews.push(sample);
    expect(html()).toContain(sample.content);
  });
});

test("logos of clients and associations stand in their rows", () => {
  content.clientLogos.push({ file: "a.svg", alt: "Oak Dental", href: "https://oak.test/" });
  content.associationLogos.push({ file: "b.svg", alt: "Some Society" });
  expect(html()).toContain('href="https://oak.test/"');
  expect(images("Oak Dental")).toBe(1);
  // On the about page and on the page for advisors.
  expect(images("Some Society")).toBe(2);
});

test("a film has its poster, captions, length and transcript, and loads nothing by itself", () => {
  const film = {
    title: "How a study works",
    description: "Two minutes.",
    file: "film.mp4",
    captions: "film.vtt",
    poster: { file: "p.jpg", alt: "A desk" },
    length: "2:10",
    published: "2026-11-01",
    transcript: ["Nora: First we read."],
  };
  content.films.push(film);
  const page = html();
  for (const part of ['href="/assets/film.mp4"', 'data-captions="/assets/film.vtt"', "2:10"])
    expect(page).toContain(part);
  expect(page).toContain(film.transcript[0]);
  expect(page).not.toMatch(/<video|<track|preload/);
  expect(filmData(film)).toMatchObject({ duration: "PT2M10S", transcript: film.transcript[0] });
});

describe("an article with a named author and reviewer", () => {
  const ada = { sample: false, name: "Ada Lind", credentials: "CPA", biography: "Since 2012." };
  const bo = { sample: false, name: "Bo Roe", credentials: "JD", biography: "A lawyer." };
  const named = {
    ...article,
    author: ada.name,
    reviewer: bo.name,
    keywords: [""],
    lastReviewed: "2026-11-15",
  } as RenderedArticle;

  beforeEach(() => {
    content.authors.push(ada, bo);
    content.portraits[ada.name] = portrait(ada.name);
  });

  test("says who they are, with a portrait or a monogram", () => {
    const people = renderToStaticMarkup(<ArticlePeople article={named} />);
    for (const part of [authorWords.writtenBy, "Ada Lind, CPA", ada.biography, "Bo Roe, JD"])
      expect(people).toContain(part);
    expect(people.match(/<img/g)).toHaveLength(1);
    expect(people.match(/<svg/g)).toHaveLength(1);
  });

  test("tells search engines", () => {
    expect(articleData(named, "https://a.test", "")).toMatchObject({
      author: { "@type": "Person", name: ada.name, honorificSuffix: "CPA" },
      mainEntityOfPage: { reviewedBy: { "@type": "Person", name: bo.name } },
    });
    expect(articleData({ ...named, author: editorialTeam }, "https://a.test", "")).toMatchObject({
      author: { "@type": "Organization", name: editorialTeam },
    });
  });
});
