import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { IslandBoundary } from "./island-boundary.tsx";

interface IslandProps<Props extends object> {
  /** Its key in src/islands.ts. One island of a name per page. */
  name: string;
  component: ComponentType<Props>;
  /** Travels to the browser as JSON. */
  props: Props;
}

/**
 * A part of the page that hydrates. It is rendered as a root of its own, so that the ids React makes
 * are the same here and in the browser.
 */
export function Island<Props extends object>({ name, component, props }: IslandProps<Props>) {
  const Component = component;
  const html = renderToString(
    <IslandBoundary>
      <Component {...props} />
    </IslandBoundary>,
    { identifierPrefix: name },
  );
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output, rendered above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
