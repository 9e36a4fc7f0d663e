import { type RefObject, useEffect } from "react";

const frame = { width: 1440, height: 900 };

/**
 * Scales the slide so that all of it is visible. It is enlarged beyond its design size only in full
 * screen, where it is seen from across the room.
 */
export function useFit(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const fit = () => {
      const { clientWidth, clientHeight } = element;
      const scale = Math.min(clientWidth / frame.width, clientHeight / frame.height);
      const most = document.fullscreenElement ? scale : 1;
      element.style.setProperty("--fit", `${Math.min(scale, most)}`);
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
}
