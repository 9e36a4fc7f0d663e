/** The browser's share sheet; without one, the link is copied and a live region says so. */
export function startShare(): void {
  const button = document.querySelector<HTMLElement>("[data-share]");
  const status = document.querySelector("[data-share-status]");
  if (!button || !status) return;
  button.addEventListener("click", async () => {
    const url =
      document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
    status.textContent = "";
    if (typeof navigator.share === "function") {
      // Closing the share sheet rejects: that is no fault, and the visitor needs no message.
      await navigator.share({ title: document.title, url }).catch(() => {});
      return;
    }
    status.textContent = await navigator.clipboard.writeText(url).then(
      () => button.dataset.copied ?? "",
      () => `${button.dataset.notCopied} ${url}`,
    );
  });
}
