import { type ComponentType, type ReactNode, useState } from "react";

/** Components in one state each, by the state's name. */
type States = Record<string, ReactNode | ((surface: string) => ReactNode)>;

/** Those of `wide` take the page's whole width. */
export type Specimens = { states?: States; wide?: States };

export function Examples({ states = {}, wide = {}, surface }: Specimens & { surface: string }) {
  const columns = [
    ...Object.entries(states).map((example) => ["", ...example] as const),
    ...Object.entries(wide).map((example) => ["col-span-full", ...example] as const),
  ];
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-8 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
      {columns.map(([width, name, shown]) => (
        <div
          key={name}
          data-example={name}
          className={`grid min-w-0 content-start gap-3 border-t border-line pt-3 ${width}`}
        >
          <p className="text-xs text-ink-3">{name}</p>
          <div className="min-w-0">{typeof shown === "function" ? shown(surface) : shown}</div>
        </div>
      ))}
    </div>
  );
}

/** A component in several states by their props, or several of it side by side in one state. */
export function statesOf<Props extends object>(
  Component: ComponentType<Props>,
  states: Record<string, Props | readonly Props[]>,
): States {
  const shown: States = {};
  for (const [name, props] of Object.entries(states)) {
    const several = [props].flat() as Props[];
    // biome-ignore lint/suspicious/noArrayIndexKey: examples are never reordered.
    const elements = several.map((one, index) => <Component key={index} {...one} />);
    shown[name] =
      several.length > 1 ? <div className="flex flex-wrap gap-3.5">{elements}</div> : elements;
  }
  return shown;
}

type Kept = { value: unknown; onValueChange: (value: never) => void };

/** A field whose value its caller keeps, with a caller that does. */
export function keeping<Props extends Kept>(Field: ComponentType<Props>) {
  return function Keeping(props: Omit<Props, "onValueChange">) {
    const [value, onValueChange] = useState((props as Props).value);
    return <Field {...(props as Props)} value={value} onValueChange={onValueChange} />;
  };
}
