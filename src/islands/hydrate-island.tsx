import { type ComponentType, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { replayEarlyInput } from "./early-input.ts";
import { showIslandFailure } from "./island-failure.ts";
import { islands } from "./registry.ts";

/** Starts React inside one island; the page around it stays plain HTML. */
export async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load: (() => Promise<unknown>) | undefined =
    islands[element.dataset.island as keyof typeof islands];
  try {
    if (!load) throw new Error("No such island");
    const Component = (await load()) as ComponentType;
    // As a transition React works in short turns, and a tap or a scroll comes in between.
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
  useEffect(() => {
    // After the effect: inside it React would put off the changes that the replayed events cause.
    queueMicrotask(() => {
      replayEarlyInput(element);
      element.dataset.hydrated = "";
    });
  }, [element]);
  return children;
}
