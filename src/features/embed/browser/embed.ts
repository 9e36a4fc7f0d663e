/**
 * `/embed.js`, for the pages of other sites. It inserts a frame with the calculator in place of the
 * script, or inside each <ledgerwell-calculator>. Budget: 2 kB compressed. It reads nothing of the
 * page, sets no cookie and sends nothing into the frame.
 */

/** Replaced by src/pages/files/embed-script.ts. */
declare const FRAME_TITLE: string;

const elementName = "ledgerwell-calculator";
const parameters = [
  "partner",
  "placement",
  "accent",
  "specialties",
  "state",
  "url",
  "utm-source",
  "utm-medium",
  "utm-campaign",
  // Only for the builder at /advisors/embed: nothing is sent from a preview.
  "preview",
];
const tallest = 50_000;

const script = document.currentScript as HTMLScriptElement | null;
const ourOrigin = new URL(script?.src || location.href).origin;

class LedgerwellCalculator extends HTMLElement {
  #frame: HTMLIFrameElement | undefined;

  connectedCallback(): void {
    this.style.display = "block";
    this.#frame = calculatorFrame((name) => this.getAttribute(name));
    this.replaceChildren(this.#frame);
    addEventListener("message", this);
  }

  disconnectedCallback(): void {
    removeEventListener("message", this);
  }

  /** With this callback, `moveBefore` keeps the frame and the answers in it. */
  connectedMoveCallback(): void {}

  /** Accepts only the height, only from this frame, and only while our page is in it. */
  handleEvent({ source, origin, data }: MessageEvent): void {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || origin !== ourOrigin) return;
    const height = data?.type === "ledgerwell:height" ? data.height : 0;
    if (typeof height !== "number" || !(height > 0 && height <= tallest)) return;
    const { bottom } = frame.getBoundingClientRect();
    frame.style.height = `${Math.ceil(height)}px`;
    // The next step may be shorter, and the visitor would otherwise be left below it.
    if (bottom > 0 && frame.getBoundingClientRect().bottom < innerHeight / 4)
      frame.scrollIntoView();
  }
}

function calculatorFrame(read: (name: string) => string | null): HTMLIFrameElement {
  const address = new URL("/embed/rd-calculator", ourOrigin);
  for (const name of parameters) {
    const value = read(name);
    if (value) address.searchParams.set(name.replace("-", "_"), value);
  }
  const frame = document.createElement("iframe");
  frame.title = FRAME_TITLE;
  frame.loading = "lazy";
  frame.allow = "clipboard-write";
  // Not a style attribute, which a strict content security policy would refuse.
  frame.style.cssText = "display:block;width:100%;height:900px;border:0";
  frame.src = address.href;
  return frame;
}

if (!customElements.get(elementName)) customElements.define(elementName, LedgerwellCalculator);

// Without data attributes the script only defines the element.
if (script?.isConnected && Object.keys(script.dataset).length > 0) {
  const element = document.createElement(elementName);
  for (const name of parameters) {
    const value = script.getAttribute(`data-${name}`);
    if (value) element.setAttribute(name, value);
  }
  script.replaceWith(element);
}

export {};
