import { type ComponentType, useEffect, useRef, useState } from "react";

export type LoadedComponent<Props> = ComponentType<Props> | "loading" | "failed";

/**
 * A component in a separate file, loaded when it is wanted. After a deploy that file may be gone;
 * the caller then shows "failed" in its place. React.lazy would throw, and unmount the whole island
 * with what the visitor typed there.
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
