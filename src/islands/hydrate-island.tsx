import { type ComponentType, type ReactNode, startTransition, useEffect, useReducer } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { takeEarlyInput } from "./early-input.ts";
import { showIslandFailure } from "./island-failure.ts";
import { islands } from "./registry.ts";

/** Starts React inside one island; the page around it stays plain HTML. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load: (() => Promise<unknown>) | undefined =
    islands[element.dataset.island as keyof typeof islands];
  try {
    if (!load) throw new Error("No such island");
    const Component = (await load()) as ComponentType;
    // As a transition, hydration yields to taps and scrolling.
    startTransition(() => {
      hydrateRoot(
        element,
        <Started element={element}>
          <Component {...JSON.parse(element.dataset.props ?? "{}")} />
        </Started>,
        {
          identifierPrefix: element.dataset.islandId ?? "",
          onUncaughtError: (error) => showIslandFailure(element, error),
        },
      );
    });
  } catch (error) {
    showIslandFailure(element, error);
  }
}

function Started({ element, children }: { element: HTMLElement; children: ReactNode }) {
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => {
    // After the effect: inside it React would defer the changes that the replayed events cause.
    queueMicrotask(() => {
      const replay = takeEarlyInput(element);
      // The island's effects may have restored answers of an earlier visit. They are rendered
      // first, so that the replayed input changes them and not an empty form.
      flushSync(render);
      replay();
      element.dataset.hydrated = "";
    });
  }, [element]);
  return children;
}
