import { expect, test } from "vitest";
import { waysInWords } from "./team-screen.tsx";

test.each([
  [{ passkeys: 0, singleSignOn: false }, true, "e-mailed link"],
  [{ passkeys: 1, singleSignOn: false }, true, `1 passkey, e-mailed link`],
  [{ passkeys: 1, singleSignOn: true }, false, `1 passkey, single sign-on`],
  [{ passkeys: 0, singleSignOn: false }, false, "Nothing yet"],
])("%o, e-mailed links offered: %s, reads “%s”", (signsInBy, linkIsOffered, sentence) => {
  expect(waysInWords({ signsInBy }, linkIsOffered)).toBe(sentence);
});

test("several passkeys are counted", () => {
  expect(waysInWords({ signsInBy: { passkeys: 2, singleSignOn: false } }, false)).toContain("2");
});
