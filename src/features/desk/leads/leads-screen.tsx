import { desk } from "#content/desk.ts";
import type { ScreenProps } from "../address.ts";

export function LeadsScreen({ rest }: ScreenProps) {
  return <h1>{rest || desk.screens.leads}</h1>;
}
