import type { Page } from "@playwright/test";

/**
 * The pieces of text a visitor can see in the body of the page. Controls and their labels are left
 * out: without script they may rightly be absent.
 */
export function visibleText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const needsScript =
      "button, label, legend, [role=status], [role=alert], output, noscript, template, script";
    const main = document.querySelector("main");
    if (!main) return [];
    const seen: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.replace(/\s+/g, " ").trim();
      const element = walker.currentNode.parentElement;
      if (!text || !element || element.closest(needsScript)) continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        seen.push(text);
    }
    return seen;
  });
}
