import { expect, test } from "vitest";
import { authors, authorWords } from "#content/people/authors.ts";
import { articles } from "../articles.test-data.ts";
import { articleData } from "../structured-data.ts";
import { withCredentials } from "./article-people.tsx";

const jane = { sample: false, name: "Jane Doe", credentials: "CPA", biography: "Writes." };

test("a person is named with credentials, and marked if invented", () => {
  expect(withCredentials("Jane Doe", jane)).toBe("Jane Doe, CPA");
  expect(withCredentials("Jane Doe", { ...jane, sample: true })).toBe(
    `Jane Doe, CPA ${authorWords.sample}`,
  );
  expect(withCredentials("The team", undefined)).toBe("The team");
});

test("no invented person reaches search engines", () => {
  const invented = authors.filter(({ sample }) => sample).map(({ name }) => name);
  const data = articles.map((article) =>
    JSON.stringify(articleData(article, "https://a.test", "")),
  );
  expect(invented.filter((name) => data.join().includes(name))).toEqual([]);
});
