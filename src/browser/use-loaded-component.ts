import { type ComponentType, useEffect, useRef, useState } from "react";

export type LoadedComponent<Props> = ComponentType<Props> | "loading" | "failed";

/**
 * A component in a file of its own, fetched when it is wanted. After a deploy that file may be gone:
 * then whoever shows it says so in its place. With React.lazy the whole island would go, and with it
 * what was typed there.
 */
export function useLoadedComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  wanted = true,
): LoadedComponent<Props> {
  const [component, setComponent] = useState<LoadedComponent<Props>>("loading");
  const loading = useRef(load);
  useEffect(() => {
    if (!wanted) return;
    loading.current().then(
      (loaded) => setComponent(() => loaded),
      () => setComponent("failed"),
    );
  }, [wanted]);
  return component;
}
