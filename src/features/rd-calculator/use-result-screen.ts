import { type ComponentType, useEffect, useState } from "react";
import type { ResultScreenProps } from "./result/result-screen.tsx";

type Screen = ComponentType<ResultScreenProps>;

let arrived: Screen | undefined;

/** The result is a file of its own, fetched while the visitor is still answering. */
export function useResultScreen(wanted: boolean): Screen | "loading" | "failed" {
  const [outcome, setOutcome] = useState<"loading" | "failed" | "arrived">("loading");
  useEffect(() => {
    if (!wanted || arrived) return;
    import("./result/result-screen.tsx").then(
      ({ ResultScreen }) => {
        arrived = ResultScreen;
        setOutcome("arrived");
      },
      () => setOutcome("failed"),
    );
  }, [wanted]);
  return arrived ?? (outcome === "failed" ? "failed" : "loading");
}
