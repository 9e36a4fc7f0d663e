import { type ComponentProps, type ComponentType, useId } from "react";
import { renderToString } from "react-dom/server";
import { islandFailure, stillLoading } from "#content/island-failure.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { type IslandName, type Islands, islands } from "./registry.ts";
import startScriptUrl from "./start-islands.ts?script";
import "#design-system/feedback/loading-note.css";
import "./island.css";

type ComponentOf<Name extends IslandName> = Awaited<ReturnType<Islands[Name]>>;

/** The props of an island are sent to the browser as JSON, so any other type becomes `never`. */
type JsonOnly<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ((...args: never[]) => unknown) | symbol | bigint | Date | Map<never, never>
    ? never
    : { [Key in keyof Value]: JsonOnly<Value[Key]> };

interface IslandProps<Name extends IslandName> {
  name: Name;
  props: JsonOnly<ComponentProps<ComponentOf<Name>>>;
}

/** Loaded up front where pages are rendered. A browser loads only the islands of its page. */
const components = new Map<string, ComponentType>(
  await Promise.all(
    Object.entries(islands).map(
      async ([name, load]) => [name, (await load()) as ComponentType] as const,
    ),
  ),
);

/**
 * A part of the page that runs React in the browser (src/entry.client.tsx). It is rendered as a
 * separate root, so that React makes the same ids in the build and in the browser.
 */
export function Island<Name extends IslandName>({ name, props }: IslandProps<Name>) {
  const id = useId();
  const Component = components.get(name);
  if (!Component) throw new Error(`src/islands/registry.ts has no ${name}`);
  return (
    <>
      <div
        data-island={name}
        data-island-id={id}
        data-props={JSON.stringify(props)}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
        dangerouslySetInnerHTML={{
          __html: renderToString(<Component {...(props as object)} />, { identifierPrefix: id }),
        }}
      />
      <LoadingNote />
      <script type="module" src={startScriptUrl} />
      <template data-island-failure="">
        <div role="alert" className="island-failure alert-region alert-error on-sheet">
          <p>{islandFailure.text}</p>
          <p className="mt-4">
            <SmallButton data-reload="">{islandFailure.reload}</SmallButton>
          </p>
        </div>
      </template>
    </>
  );
}

/**
 * Directly after an island, which does nothing until React has loaded. The stylesheet alone shows it,
 * so that it also appears when no script loads at all: the second sentence after twelve seconds.
 */
function LoadingNote() {
  return (
    <div className="loading-note" role="status">
      <p>
        {stillLoading.loading} <span className="loading-note-late">{stillLoading.late}</span>
      </p>
    </div>
  );
}
