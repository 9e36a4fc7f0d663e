import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { newsletter } from "#content/knowledge-bank.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

const markup = renderToStaticMarkup(<SubscribeForm />);

test("asks for an e-mail address and nothing else a person sees", () => {
  expect(markup).toContain('placeholder="Enter your email"');
  expect(markup).toContain(">Subscribe</button>");
  expect(markup.match(/<input/g)).toHaveLength(2);
  expect(markup).toMatch(/<div hidden=""><label[^>]*>Website<\/label><input/);
});

test("posts to the endpoint of the contract", () => {
  expect(markup).toContain('action="/functions/v1/subscribe"');
});

test("cannot be sent before React runs, and says so where there is none", () => {
  expect(markup).toMatch(/<button type="submit" disabled=""/);
  expect(markup).toMatch(
    new RegExp(`<noscript>.*${newsletter.withoutScript}.*mailto:.*</noscript>`),
  );
});
