import { Choice, type ChoiceProps } from "./choice-card.tsx";

/** One of several that exclude each other: give all of a group the same `name`. */
export function ChoiceRadio(props: ChoiceProps & { name: string }) {
  return <Choice type="radio" {...props} />;
}
