for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-film]"))
  link.addEventListener("click", (event) => {
    // With a modifier key the browser opens the file itself in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const player = playerFor(link);
    link.replaceWith(player);
    player.focus();
  });

function playerFor(link: HTMLAnchorElement): HTMLVideoElement {
  const poster = link.querySelector("img");
  const video = document.createElement("video");
  video.className = "film-player";
  video.title = link.dataset.film ?? "";
  video.width = poster?.width ?? 0;
  video.height = poster?.height ?? 0;
  video.style.aspectRatio = poster?.style.aspectRatio ?? "";
  video.poster = poster?.currentSrc ?? "";
  video.src = link.href;
  video.controls = true;
  video.autoplay = true;
  video.playsInline = true;
  const captions = document.createElement("track");
  captions.kind = "captions";
  captions.srclang = "en";
  captions.label = "English";
  captions.src = link.dataset.captions ?? "";
  captions.default = true;
  video.append(captions);
  return video;
}
