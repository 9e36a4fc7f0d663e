import { expect, test } from "vitest";
import { choices } from "#calculations/section-41/inputs.ts";
import { articleTools } from "#features/articles/body/article-tool.tsx";
import { toolsPage } from "./tools.ts";

const addresses = toolsPage.items.map(({ action }) => action.href);

test("every calculator in an article is listed with its address there", () => {
  const inArticles = addresses.filter((address) => address.startsWith("/knowledge-bank/"));
  const names = inArticles.map((address) => address.split("#")[1]);
  expect(names.toSorted()).toEqual([...articleTools]);
});

test("the worksheet's years are those it offers", () => {
  const years = choices.taxYear.toSorted();
  const worksheet = toolsPage.items.find(({ action }) => action.href === "/advisors/form-6765");
  expect(worksheet?.years).toBe(`Tax years ${years[0]} to ${years.at(-1)}`);
});
