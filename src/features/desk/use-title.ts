import { useEffect } from "react";

/**
 * Puts the name of what is open, such as a lead, first in the window's title. Several tabs of the
 * same screen then have different titles.
 */
export function useTitle(open: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${open} | ${before}`;
    return () => {
      document.title = before;
    };
  }, [open]);
}
