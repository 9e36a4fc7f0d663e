import { expect, test } from "vitest";
import { deskTeam } from "#content/desk.ts";
import { waysInWords } from "./member-row.tsx";

const { passkey, singleSignOn, link, none } = deskTeam.ways;

test.each([
  [{ passkeys: 0, singleSignOn: false }, true, link],
  [{ passkeys: 1, singleSignOn: false }, true, `${passkey}, ${link}`],
  [{ passkeys: 1, singleSignOn: true }, false, `${passkey}, ${singleSignOn}`],
  [{ passkeys: 0, singleSignOn: false }, false, none],
])("%o, e-mailed links offered: %s, reads “%s”", (signsInBy, linkIsOffered, sentence) => {
  expect(waysInWords(signsInBy, linkIsOffered)).toBe(sentence);
});

test("several passkeys are counted", () => {
  expect(waysInWords({ passkeys: 2, singleSignOn: false }, false)).toContain("2");
});
