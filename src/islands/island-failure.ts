import { post } from "../browser/post.ts";
import { islandFailurePath } from "../contracts/endpoints.ts";

/**
 * Says in an island's place that it does not work, offers to reload, and tells the server's log.
 * After a deploy an open tab may ask for files that are gone; a reload brings the new ones.
 */
export function showIslandFailure(island: HTMLElement, error: unknown): void {
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
