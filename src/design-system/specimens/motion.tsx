import { Reveal } from "../layout/reveal.tsx";
import { Sheet } from "../layout/sheet.tsx";
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
    </Examples>
  );
}
