import { UsTileMap } from "#design-system/figures/map/us-tile-map.tsx";
import { usStates } from "#tax-law/state-credit-rates.ts";

interface StateCreditMapProps {
  words: { title: string; note: string; tableLabel: string };
}

export function StateCreditMap({ words }: StateCreditMapProps) {
  const values = Object.fromEntries(
    usStates.map(({ code, creditRateAsFraction }) => [code, creditRateAsFraction]),
  );
  return <UsTileMap surface="sheet" values={values} {...words} />;
}
