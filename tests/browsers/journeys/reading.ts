import { expect } from "vitest";
import { knowledgeBank } from "#content/knowledge-bank.ts";
import { headerLinks } from "#content/navigation.ts";
import { articles, articlesIn } from "../../support/articles.ts";
import { pages, readPage } from "../../support/built-site.ts";
import type { Journey } from "../journey.ts";
import { button, element, field, heading, link, navigation, summary } from "../look-in-page.ts";

const [article] = articles.filter(({ featured }) => featured) as [(typeof articles)[number]];
const [word = ""] = article.title.split(" ").toSorted((a, b) => b.length - a.length);
const [category = ""] = article.categories;
const [service] = headerLinks.services.links;
const contact = headerLinks.afterServices.find(({ href }) => href === "/contact");
const pageWithBars = pages.find((page) => readPage(page).includes('class="figure-row-bar"'));
const firstResult = element("#search-results > li a[href]");

export function readingJourneys(journey: Journey): void {
  journey("a reader searches, opens an article by keyboard and comes back", async ({ visitor }) => {
    const search = field(knowledgeBank.search.label);
    await visitor.open("/knowledge-bank");
    await visitor.fill(search, word);
    await visitor.see(firstResult);
    await visitor.press("Enter");
    await visitor.see(firstResult, { focused: true });
    await visitor.press("Enter");
    await expect
      .poll(async () => articles.map(({ path }) => path).includes(await visitor.address()))
      .toBe(true);
    await visitor.see(heading());
    await visitor.goBack();
    await visitor.see(search, { value: word });
    await visitor.see(firstResult);
  });

  journey("a reader narrows the articles to one category", async ({ visitor }) => {
    const shown = "[data-card]:not([hidden])";
    await visitor.open("/knowledge-bank");
    await visitor.click(link(category, navigation(knowledgeBank.filter.label)));
    await expect.poll(() => visitor.count(shown)).toBe(articlesIn(category).length);
  });

  journey("an article is set in the firm's own fonts, and prints without menus", async (travel) => {
    const { visitor } = travel;
    await visitor.open(article.path);
    const loaded = () =>
      [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family);
    await expect
      .poll(() => visitor.run(loaded))
      .toEqual(
        expect.arrayContaining([
          expect.stringMatching(/newsreader/i),
          expect.stringMatching(/instrument sans/i),
        ]),
      );
    const sheets = await visitor.sheetsOfPaper();
    if (sheets !== undefined) expect(sheets).toBeGreaterThan(1);
    await visitor.showAsOnPaper();
    await visitor.see(heading(article.title));
    await visitor.seeNo(element("header[data-site-header] nav"));
  });

  journey("a figure's bars lie in their rows, on a phone and on a desk", async ({ visitor }) => {
    const strayBars = () =>
      [...document.querySelectorAll("tr .figure-row-bar")].flatMap((bar) => {
        const [inner, outer] = [bar, bar.closest("tr") as Element].map((drawn) =>
          drawn.getBoundingClientRect(),
        ) as [DOMRect, DOMRect];
        const fits = outer.top <= inner.top && inner.bottom <= outer.bottom;
        return fits && outer.left <= inner.left && inner.right <= outer.right
          ? []
          : [`bar at ${inner.left}, ${inner.top} in a row at ${outer.left}, ${outer.top}`];
      });
    for (const width of [390, 1280]) {
      await visitor.resize(width, 900);
      await visitor.open(pageWithBars?.path ?? "");
      await visitor.see(element("tr .figure-row-bar"));
      expect(await visitor.run(strayBars)).toEqual([]);
    }
  });

  journey("on a phone the menu opens, leads on and is closed on the way back", async (travel) => {
    const { visitor } = travel;
    const menu = navigation("Mobile");
    await visitor.resize(390, 844);
    await visitor.open("/privacy");
    await visitor.click(button("Menu"));
    await visitor.click(summary(headerLinks.services.label, menu));
    await visitor.see(link(service?.label, menu));
    await visitor.press("Escape");
    await visitor.seeNo(menu);
    await visitor.see(button("Menu"), { focused: true });
    await visitor.click(button("Menu"));
    await visitor.click(link(contact?.label, menu));
    await expect.poll(() => visitor.address()).toBe("/contact");
    await visitor.seeNo(menu);
    await visitor.goBack();
    await expect.poll(() => visitor.address()).toBe("/privacy");
    await visitor.seeNo(menu);
  });
}
