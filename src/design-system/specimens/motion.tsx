import { Reveal } from "../layout/reveal.tsx";
import { Sheet } from "../layout/sheet.tsx";
import { SwipeRow } from "../layout/swipe-row.tsx";
import { Example, Examples } from "./example.tsx";

export function MotionSpecimen() {
  return (
    <Examples>
      <Example name="Reveal, one after the other" wide>
        <div className="grid gap-5 sm:grid-cols-3">
          {["First", "Second", "Third"].map((name) => (
            <Reveal key={name}>
              <Sheet>{name} to come up when scrolled to</Sheet>
            </Reveal>
          ))}
        </div>
      </Example>
      <Example name="Cards to swipe on a phone" wide>
        <SwipeRow label="Cards" className="gap-5 sm:grid sm:grid-cols-3">
          {["First", "Second", "Third"].map((name) => (
            <li key={name}>
              <Sheet>{name} of three cards</Sheet>
            </li>
          ))}
        </SwipeRow>
      </Example>
    </Examples>
  );
}
