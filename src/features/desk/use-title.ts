import { useEffect } from "react";

/**
 * Names what is open before the name of its screen in the window's title, such as a lead, so that
 * several tabs can be told apart.
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
