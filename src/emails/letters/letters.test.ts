import { describe, expect, test } from "vitest";
import { oneLine, withoutTags } from "../../../tests/support/read-html.ts";
import { renderLetter } from "./letter.tsx";
import { sampleLetters } from "./letters.sample.ts";

describe.each(Object.entries(sampleLetters))("the %s", (_, letter) => {
  const { html, text } = renderLetter(letter);

  test("says the same in both parts", () => {
    for (const paragraph of [letter.title, ...letter.paragraphs, letter.reason]) {
      expect(withoutTags(html)).toContain(paragraph);
      expect(oneLine(text)).toContain(oneLine(paragraph));
    }
    if (letter.action) {
      expect(html).toContain(`href="${letter.action.href}"`);
      expect(text).toContain(letter.action.href);
    }
  });
});

test("the notification shows the visitor's words and never runs them", () => {
  const { html, text } = renderLetter(sampleLetters["contact notification"]);
  expect(html).toContain("&lt;b&gt;Thanks&lt;/b&gt;");
  expect(text).toContain("> Does that count? <b>Thanks</b>");
});

test("an alert says whom to call and opens the lead, and only an operator's has commands", () => {
  const { text } = renderLetter(sampleLetters["delivery alert"]);
  for (const part of ["Dr. Ada Lind", "(801) 555-0100", "/desk/leads/"])
    expect(text).toContain(part);
  expect(text).not.toContain("npm run");
  const { text: ofConnection } = renderLetter(sampleLetters["delivery alert about a connection"]);
  expect(ofConnection).toContain("npm run leads -- outbox --retry");
  expect(renderLetter(sampleLetters["contact notification"]).text).toContain("/desk/leads/");
});
