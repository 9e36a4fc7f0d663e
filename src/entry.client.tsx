import { type ComponentType, type ReactNode, startTransition, useEffect, useReducer } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { earlyControls, takeEarlyInput } from "#islands/early-input.ts";
import { showIslandFailure } from "#islands/island-failure.ts";
import { islands } from "#islands/registry.ts";

/** Starts React inside one island; the page around it stays plain HTML. */
async function hydrateIsland(element: HTMLElement): Promise<void> {
  const load: (() => Promise<unknown>) | undefined =
    islands[element.dataset.island as keyof typeof islands];
  try {
    if (!load) throw new Error("No such island");
    const Component = (await load()) as ComponentType;
    const controls = earlyControls(element);
    // As a transition React works in short turns, and a tap or a scroll comes in between.
    startTransition(() => {
      hydrateRoot(
        element,
        <Started element={element} controls={controls}>
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

function Started(props: {
  element: HTMLElement;
  controls: ReturnType<typeof earlyControls>;
  children: ReactNode;
}) {
  const { element, controls, children } = props;
  const [, render] = useReducer((renders: number) => renders + 1, 0);
  useEffect(() => {
    // After the effect: inside it React would put off the changes that the replayed events cause.
    queueMicrotask(() => {
      const replay = takeEarlyInput(controls);
      // The island's effects may have found answers of an earlier visit: they are shown first, so
      // that what is replayed changes them instead of an empty form.
      flushSync(render);
      replay();
      element.dataset.hydrated = "";
    });
  }, [element, controls]);
  return children;
}

// Without the router in the browser an interactive page ships about 40 kB less: docs/decisions/0002.
for (const element of document.querySelectorAll<HTMLElement>("[data-island]"))
  void hydrateIsland(element);
