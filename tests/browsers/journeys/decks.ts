import { expect } from "vitest";
import { presentations } from "#content/presentations.ts";
import { decks } from "#protected/decks/index.ts";
import { type Journey, presentationsPassword } from "../journey.ts";
import { button, element, field, message } from "../look-in-page.ts";

const { gate } = presentations;
const deck = decks["charitable-donation"];
const password = field(gate.label);
const place = (slide: number) => `${slide} / ${deck.slides.length}`;

export function deckJourneys(journey: Journey): void {
  journey("a guest goes through the gate to a slide, and turns slides by keys", async (travel) => {
    const { visitor } = travel;
    await visitor.open("/presentations/charitable-donation?slide=4");
    await expect
      .poll(() => visitor.address())
      .toBe("/presentations?next=charitable-donation&slide=4");
    await visitor.seeOnPage("[data-hydrated]");
    await visitor.fill(password, "not the password");
    await visitor.press("Enter");
    await visitor.see(message("Invalid password. Please try again."));
    await visitor.see(password, { value: "", focused: true });
    await visitor.type(presentationsPassword);
    await visitor.click(button(gate.submit));
    await visitor.read(element(".slide[data-active]"), "$35,524");
    await visitor.press("ArrowRight");
    await visitor.read(element(".deck"), place(5));
    await visitor.click(button("Previous"));
    await visitor.read(element(".deck"), place(4));
    await visitor.reload();
    await visitor.read(element(".slide[data-active]"), "$35,524");
  });
}
