import { useRef } from "react";

/** The value, or the last one there was: a list does not vanish while its successor loads. */
export function useLatest<Value>(value: Value | undefined | null): Value | undefined {
  const latest = useRef<Value>(undefined);
  if (value !== undefined && value !== null) latest.current = value;
  return latest.current;
}
