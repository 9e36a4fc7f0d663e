import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Island } from "./island.tsx";

// Checked by the compiler only: `tsc` fails if one of these stops being an error.
const mistakes = () => [
  // @ts-expect-error: the registry has no such island
  <Island key="a" name="no-such-island" props={{}} />,
  // @ts-expect-error: these are the props of another island
  <Island key="b" name="rd-calculator" props={{ deckId: "rd-tax-credits" }} />,
  // @ts-expect-error: a required prop is missing
  <Island key="c" name="rd-calculator" props={{ variant: "full" }} />,
  <Island
    key="d"
    name="rd-calculator"
    // @ts-expect-error: a function cannot be sent as JSON
    props={{ variant: "full", sourcePage: "/", onEstimate: () => {} }}
  />,
];

test("an island that the registry does not have cannot be rendered", () => {
  expect(() => renderToStaticMarkup(mistakes()[0])).toThrow("no-such-island");
});

test("two islands of the same name on one page have different ids", () => {
  const page = renderToStaticMarkup(
    <>
      <Island name="contact-form" props={{}} />
      <Island name="contact-form" props={{}} />
    </>,
  );
  const ids = [...page.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});
