import { useEffect, useRef, useState } from "react";

/**
 * What is in a separate file, loaded when it is wanted. After a deploy that file may be gone;
 * the caller then shows "failed" in its place. React.lazy would throw, and unmount the whole island
 * with what the visitor typed there.
 */
export function useLoaded<Loaded>(
  load: () => Promise<Loaded>,
  wanted = true,
): Loaded | "loading" | "failed" {
  const [result, setResult] = useState<Loaded | "loading" | "failed">("loading");
  const loading = useRef(load);
  useEffect(() => {
    if (!wanted) return;
    loading.current().then(
      (loaded) => setResult(() => loaded),
      () => setResult("failed"),
    );
  }, [wanted]);
  return result;
}
