import { useState } from "react";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { Button } from "#design-system/actions/button.tsx";
import type { StateCode } from "#design-system/charts/map/us-states.ts";
import { UsTileMap } from "#design-system/charts/map/us-tile-map.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { findState, usStates } from "#tax-law/state-credit-rates.ts";
import type { StepProps } from "../answers/wizard.ts";

const words = rdCalculator.state;
const options = usStates.map(({ name }) => ({ value: name, label: name }));
const rates: Partial<Record<StateCode, number>> = Object.fromEntries(
  usStates.map(({ code, creditRateAsFraction }) => [code, creditRateAsFraction]),
);

/**
 * The same answer twice, in a list and on a map; either changes the other. On a phone the map waits
 * behind a button: it would stand between the wages and Calculate.
 */
export function StateChoice({ answers, dispatch, withMap }: StepProps & { withMap: boolean }) {
  const [mapOpen, setMapOpen] = useState(false);
  const choose = (nameOrCode: string) => {
    const state = findState(nameOrCode);
    if (state) dispatch({ type: "state-chosen", stateName: state.name });
  };
  return (
    <fieldset className="rd-group">
      <legend className="rd-group-title">{words.heading}</legend>
      <p className="field-hint">{withMap ? words.hint : words.hintWithoutMap}</p>
      <div className="rd-state">
        <Select
          label={words.label}
          options={options}
          value={answers.stateName}
          onValueChange={choose}
        />
        {withMap ? (
          <div className="rd-map" data-open={mapOpen || undefined}>
            <Button
              variant="quiet"
              size="small"
              className="rd-map-toggle"
              aria-expanded={mapOpen}
              onClick={() => setMapOpen(!mapOpen)}
            >
              {mapOpen ? words.hideMap : words.showMap}
            </Button>
            <UsTileMap
              title={words.map}
              note={words.mapNote}
              values={rates}
              value={findState(answers.stateName)?.code as StateCode}
              onChange={choose}
            />
          </div>
        ) : null}
      </div>
    </fieldset>
  );
}
