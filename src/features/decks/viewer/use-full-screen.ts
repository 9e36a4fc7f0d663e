import { type RefObject, useEffect, useState } from "react";

export interface FullScreen {
  readonly offered: boolean;
  readonly on: boolean;
  readonly toggle: () => void;
}

export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(false);
  useEffect(() => {
    const follow = () => setOn(document.fullscreenElement !== null);
    document.addEventListener("fullscreenchange", follow);
    return () => document.removeEventListener("fullscreenchange", follow);
  }, []);
  return {
    offered: document.fullscreenEnabled,
    on,
    toggle: () =>
      void (document.fullscreenElement
        ? document.exitFullscreen()
        : element.current?.requestFullscreen()),
  };
}
