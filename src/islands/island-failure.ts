import { post } from "../browser/post.ts";
import { islandFailurePath } from "../contracts/endpoints.ts";

/** Missing in Node, where islands are rendered, and in browsers before 2026. */
const navigation: Navigation | undefined = globalThis.navigation;

let leaving = false;
navigation?.addEventListener("navigate", ({ destination, downloadRequest }) => {
  leaving = !destination.sameDocument && downloadRequest === null;
});
/** Calls back when a navigation has failed, or when the back/forward cache restores the page. */
const whenStaying = (act: () => void, options?: AddEventListenerOptions) => {
  navigation?.addEventListener("navigateerror", act, options);
  globalThis.addEventListener?.("pageshow", act, options);
};
whenStaying(() => {
  leaving = false;
});

/**
 * Shows in an island's place that it does not work, offers to reload, and reports it to the
 * server's log. After a deploy an open tab may request files that are gone; a reload loads the new
 * ones.
 */
export function showIslandFailure(island: HTMLElement, error: unknown): void {
  // Firefox aborts a page's loading files as soon as a link is followed, which is not a failure.
  if (leaving) {
    whenStaying(() => showIslandFailure(island, error), { once: true });
    return;
  }
  console.error(error);
  const template = document.querySelector<HTMLTemplateElement>("template[data-island-failure]");
  if (!template || island.dataset.failed !== undefined) return;
  island.dataset.failed = "";
  for (const child of island.children) child.toggleAttribute("inert", true);
  island.prepend(template.content.cloneNode(true));
  island.querySelector("[data-reload]")?.addEventListener("click", () => location.reload());
  const report = {
    island: island.dataset.island,
    page: location.pathname,
    reason: String(error).slice(0, 200),
  };
  post(islandFailurePath, report, { failed: "" }).catch(() => {});
}
