import { expect, test } from "vitest";
import { editorialTeam } from "#content/people/authors.ts";
import { emptySlots, type PeopleAndProof } from "./empty-slots.ts";

const picture = { file: "a.jpg", alt: "What it shows" };
const filled: PeopleAndProof = {
  people: ["Ada Lind", "Bo Roe", "Ada Lind"],
  portraits: { "Ada Lind": picture, "Bo Roe": picture },
  authors: [{ sample: false, name: "Ada Lind", credentials: "CPA", biography: "…" }],
  reviews: [
    {
      id: "a",
      sample: false,
      content: "…",
      author: "Dr. C",
      position: "Dentist",
      date: "2026-09-14",
      source: { label: "Google", href: "https://maps.test/" },
    },
  ],
  clientLogos: [picture],
  associationLogos: [picture],
  films: [
    {
      title: "Film",
      description: "…",
      file: "a.mp4",
      captions: "a.vtt",
      poster: picture,
      length: "1:00",
      published: "2026-11-01",
      transcript: ["…"],
    },
  ],
};
const articles = [{ id: "one", author: "Ada Lind", reviewer: "Bo Roe" }];

const sentences = (change: Partial<PeopleAndProof>, written = articles) =>
  emptySlots({ ...filled, ...change }, written).map(({ place, what }) => `${place}: ${what}`);

test("where everything is filled there is nothing to say", () => {
  expect(sentences({})).toEqual([]);
});

const [review] = filled.reviews;
const [author] = filled.authors;

test.each<[string, Partial<PeopleAndProof>, string]>([
  ["a portrait", { portraits: { "Bo Roe": picture } }, "the portrait of Ada Lind is missing"],
  [
    "whom a portrait shows",
    { people: ["Ada Lind"] },
    "no page names Bo Roe, whose portrait is here",
  ],
  ["a client's logo", { clientLogos: [] }, "there is no client's logo"],
  ["an association's logo", { associationLogos: [] }, "there is no logo of an association"],
  ["a film", { films: [] }, "there is no film"],
  ["a review", { reviews: [] }, "there is no review by a real client"],
  [
    "a real review",
    { reviews: filled.reviews.map((one) => ({ ...one, sample: true })) },
    "there is no review by a real client",
  ],
  [
    "credentials",
    { authors: author ? [{ ...author, credentials: " " }] : [] },
    "the author Ada Lind has no credentials",
  ],
])("names what is empty: %s", (_, change, expected) => {
  expect(sentences(change)).toEqual([expect.stringContaining(expected)]);
});

test("names what a review lacks", () => {
  const bare = review ? [{ ...review, date: undefined, source: undefined }] : [];
  expect(sentences({ reviews: bare as PeopleAndProof["reviews"] })).toEqual([
    expect.stringContaining("the review by Dr. C has no date"),
    expect.stringContaining("the review by Dr. C has no link to its source"),
  ]);
});

test("names the articles without a person who wrote or reviewed them", () => {
  const written = [...articles, { id: "two", author: editorialTeam, reviewer: "" }];
  expect(sentences({}, written)).toEqual([
    "content/articles: 1 without a named author: two",
    "content/articles: 1 without a named reviewer: two",
  ]);
});
