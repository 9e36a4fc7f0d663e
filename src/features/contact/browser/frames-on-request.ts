for (const button of document.querySelectorAll<HTMLButtonElement>("[data-frame-src]")) {
  button.hidden = false;
  button.addEventListener("click", () => {
    const place = button.closest("section")?.querySelector("[data-frame-place]");
    const frame = document.createElement("iframe");
    frame.src = button.dataset.frameSrc ?? "";
    frame.title = button.dataset.frameTitle ?? "";
    frame.className = "requested-frame";
    place?.replaceChildren(frame);
    button.hidden = true;
    frame.focus();
  });
}
