import type { ComponentProps, CSSProperties } from "react";
import { amountsFor } from "#calculations/rd-credit/amounts.ts";
import { sampleEstimate } from "#content/calculators/sample-estimate.ts";
import { home } from "#content/pages/home.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Slip, type SlipLine } from "#design-system/slip/slip.tsx";
import scriptUrl from "./browser/play-slip.ts?script";

const { sliders, slipLink } = home.hero;
const { wagesInUsd, totalRdTimeAsFraction } = amountsFor(sampleEstimate.answers);
/** Where the sliders start: wages in dollars, R&D time in percent. */
const start = { wages: wagesInUsd, time: totalRdTimeAsFraction * 100 };

/**
 * A sample estimate whose wages and R&D time can be changed by sliders. Its script is loaded when
 * one is first touched. Without scripting the sliders are not shown.
 */
export function HeroSlip({ slip }: { slip: ComponentProps<typeof Slip> }) {
  return (
    <div data-play-slip={JSON.stringify(sliders.words)} data-script={scriptUrl}>
      <Slip {...slip} rows={slip.rows.map(withSlider)}>
        <TextLink standalone href={slipLink.href}>
          {slipLink.label}
        </TextLink>
      </Slip>
      <p role="status" className="sr-only" />
    </div>
  );
}

function withSlider(line: SlipLine): SlipLine {
  if (line.name !== "wages" && line.name !== "time") return line;
  return {
    ...line,
    label: <label htmlFor={`slip-${line.name}`}>{line.label}</label>,
    formula: <Slider name={line.name} text={line.value} />,
  };
}

function Slider({ name, text }: { name: keyof typeof start; text: string | undefined }) {
  const { min, max, step } = sliders[name];
  const fill = { "--fill": `${((start[name] - min) / (max - min)) * 100}%` } as CSSProperties;
  return (
    // The visible thumb is level with the column; a slider takes little more than its line.
    <span className="range-slider -mt-1.5 -mb-2.5 block noscript:hidden" style={fill}>
      {/* Firefox would restore a moved slider on a reload, beside the sample's amounts. */}
      <input
        id={`slip-${name}`}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        defaultValue={start[name]}
        aria-valuetext={text}
        autoComplete="off"
      />
    </span>
  );
}
