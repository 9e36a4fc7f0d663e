import { expect, it } from "vitest";
import { deckCards } from "#content/pages/decks.ts";
import { deckIds } from "#contracts/deck.ts";
import { afterTheGate, gateAddress, reasonIn } from "./gate-address.ts";

it("has a card for every deck the server knows, and for no other", () => {
  expect(deckCards.map(({ id }) => id)).toEqual(deckIds);
});

it("remembers the deck and its slide through the gate", () => {
  const address = gateAddress("charitable-donation", "?slide=4", "ended");
  expect(address).toBe("/presentations?next=charitable-donation&slide=4&session=ended");
  const { search } = new URL(address, "http://site.example");
  expect(afterTheGate(search)).toBe("/presentations/charitable-donation?slide=4");
  expect(reasonIn(search)).toBe("ended");
});

it.each([
  ["another site", "?next=https://evil.example/"],
  ["another site without a scheme", "?next=//evil.example"],
  ["another page", "?next=../contact"],
  ["a script", "?next=javascript:alert(1)"],
  ["nothing", ""],
])("leads nowhere when the address names %s", (_, search) => {
  expect(afterTheGate(search)).toBeUndefined();
});

it.each(["0", "-1", "abc", "2.5", "100"])("takes slide %s for the first", (slide) => {
  expect(afterTheGate(`?next=rd-tax-credits&slide=${slide}`)).toBe("/presentations/rd-tax-credits");
});
