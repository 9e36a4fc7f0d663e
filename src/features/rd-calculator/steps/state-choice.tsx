import { useState } from "react";
import { useLoadedComponent } from "#browser/use-loaded-component.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import type { StateCode } from "#design-system/charts/map/us-states.ts";
import { UsTileMap } from "#design-system/charts/map/us-tile-map.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { defaultStateName, findState, usStates } from "#tax-law/state-credit-rates.ts";
import { fillIn } from "#wording/fill-in.ts";
import type { StepProps } from "../answers/wizard.ts";

const words = rdCalculator.state;
const options = usStates.map(({ name }) => ({ value: name, label: name }));
const rates: Partial<Record<StateCode, number>> = Object.fromEntries(
  usStates.map(({ code, creditRateAsFraction }) => [code, creditRateAsFraction]),
);

const loadLawNote = async () => (await import("../state-law-note.tsx")).StateLawNote;

/**
 * The same answer in a list and on a map; either changes the other. On a phone a button opens the
 * map, which would otherwise separate the wages from Calculate.
 */
export function StateChoice({
  answers,
  dispatch,
  withMap,
  withLaw,
}: StepProps & {
  withMap: boolean;
  /** False until the first answer: a page that opens at this step shows the same without script. */
  withLaw: boolean;
}) {
  const [mapOpen, setMapOpen] = useState(false);
  const [chosen, setChosen] = useState(false);
  const assumed = !chosen && answers.state === defaultStateName;
  const LawNote = useLoadedComponent(loadLawNote, withLaw);
  const choose = (nameOrCode: string) => {
    const state = findState(nameOrCode);
    if (!state) return;
    setChosen(true);
    dispatch({ type: "state-chosen", state: state.name });
  };
  return (
    <fieldset className="rd-group">
      <legend className="rd-group-title">{words.heading}</legend>
      <p className="field-hint">{withMap ? words.hint : words.hintWithoutMap}</p>
      <div className="rd-state grid gap-x-8 gap-y-6 mt-4" data-assumed={assumed || undefined}>
        <div>
          <Select
            label={words.label}
            hint={assumed ? fillIn(words.assumed, { state: answers.state }) : undefined}
            options={options}
            value={answers.state}
            onValueChange={choose}
          />
          {LawNote === "loading" || LawNote === "failed" ? null : <LawNote state={answers.state} />}
        </div>
        {withMap ? (
          <div className="rd-map" data-open={mapOpen || undefined}>
            <Button
              variant="quiet"
              size="small"
              className="rd-map-toggle @min-[38rem]:hidden"
              aria-expanded={mapOpen}
              onClick={() => setMapOpen(!mapOpen)}
            >
              {mapOpen ? words.hideMap : words.showMap}
            </Button>
            <UsTileMap
              title={words.map}
              note={words.mapNote}
              values={rates}
              value={findState(answers.state)?.code as StateCode}
              onChange={choose}
            />
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}
