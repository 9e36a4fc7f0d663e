import { afterAll, beforeAll, expect, test } from "vitest";
import { calculatorPages, embedPath, oEmbedPath } from "#content/calculators/embed.ts";
import { startApp, type TestApp } from "../../tests/support/app.ts";

const publicOrigin = "https://www.tax-firm.test";

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ keep: true, env: { PUBLIC_ORIGIN: publicOrigin } });
});
afterAll(() => app.close());

async function ask(url: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ url, ...more });
  const response = await app.ask(new Request(`${publicOrigin}${oEmbedPath}?${query}`));
  return { status: response.status, answer: await response.json() };
}

/** The address in the frame, as an HTML parser reads it. */
const sourceIn = (html: string) =>
  new URL((/ src="([^"]*)"/.exec(html)?.[1] ?? "").replaceAll("&amp;", "&"));

test.each(Object.entries(calculatorPages))(
  "the oEmbed answer for %s is the calculator",
  async (path, partner) => {
    const { status, answer } = await ask(publicOrigin + path, { format: "json" });
    expect(status).toBe(200);
    expect(answer).toMatchObject({ version: "1.0", type: "rich", provider_url: publicOrigin });
    const source = sourceIn(answer.html);
    expect(source.origin + source.pathname).toBe(publicOrigin + embedPath);
    expect(source.searchParams.get("partner")).toBe(partner ?? null);
  },
);

test("keeps partner, accent, practice types and campaign marks of the address, escaped in the attribute", async () => {
  const marks = {
    partner: `"><script>alert(1)</script><b x='`,
    accent: "7a1f3d",
    specialties: "dentistry,aesthetics",
    utm_source: "blog",
  };
  const query = new URLSearchParams({ ...marks, email: "a@b.example" });
  const { answer } = await ask(`${publicOrigin}/?${query}`);
  expect(answer.html).toMatch(/^<iframe [^<>]*><\/iframe>$/);
  expect(Object.fromEntries(sourceIn(answer.html).searchParams)).toEqual(marks);
});

test.each([
  [{}, 720, 900],
  [{ maxwidth: "500", maxheight: "600" }, 500, 600],
  [{ maxwidth: "4000", maxheight: "-1" }, 720, 900],
])("within %o it is %i by %i", async (limits, width, height) => {
  const { answer } = await ask(`${publicOrigin}/`, limits as Record<string, string>);
  expect(answer).toMatchObject({ width, height });
  expect(answer.html).toContain(` width="${width}" height="${height}"`);
});

test.each([
  `${publicOrigin}/contact`,
  "https://else.example/",
  `https://www.tax-firm.test.else.example${embedPath}`,
  `javascript://www.tax-firm.test${embedPath}`,
  `${publicOrigin}/toString`,
  "",
])("answers 404 for %j", async (url) => expect((await ask(url)).status).toBe(404));

test("answers 501 to a request for XML", async () => {
  expect((await ask(`${publicOrigin}/`, { format: "xml" })).status).toBe(501);
});
