/**
 * `/embed.js`, on the pages of other sites: a frame with the calculator in the place of the script,
 * or inside each <ledgerwell-calculator>. Budget: 2 kB compressed. It reads nothing of the page,
 * sets no cookie and sends nothing into the frame.
 */

const parameters = ["partner", "accent", "utm-source", "utm-medium", "utm-campaign"];
const tallest = 50_000;

const script = document.currentScript as HTMLScriptElement | null;
const ourOrigin = new URL(script?.src || location.href).origin;

function calculatorFrame(read: (name: string) => string | null): HTMLIFrameElement {
  const address = new URL("/embed/rd-calculator", ourOrigin);
  for (const name of parameters) {
    const value = read(name);
    if (value) address.searchParams.set(name.replace("-", "_"), value);
  }
  const frame = document.createElement("iframe");
  frame.title = "R&D tax credit calculator, with Ledgerwell";
  frame.loading = "lazy";
  frame.allow = "clipboard-write";
  // Not an attribute: a strict policy of the page would refuse that.
  frame.style.cssText = "display:block;width:100%;height:900px;border:0";
  frame.src = address.href;
  follow(frame);
  return frame;
}

/** Takes the height from this very frame, as long as our page is in it, and nothing else. */
function follow(frame: HTMLIFrameElement): void {
  addEventListener("message", ({ source, origin, data }) => {
    if (source !== frame.contentWindow || origin !== ourOrigin) return;
    const height = data?.type === "ledgerwell:height" ? data.height : 0;
    if (typeof height !== "number" || !(height > 0 && height <= tallest)) return;
    const { bottom } = frame.getBoundingClientRect();
    frame.style.height = `${Math.ceil(height)}px`;
    // The next step is shorter: without this the visitor would be left below it.
    if (bottom > 0 && frame.getBoundingClientRect().bottom < innerHeight / 4)
      frame.scrollIntoView();
  });
}

if (!customElements.get("ledgerwell-calculator"))
  customElements.define(
    "ledgerwell-calculator",
    class extends HTMLElement {
      connectedCallback() {
        this.style.display = "block";
        this.replaceChildren(calculatorFrame((name) => this.getAttribute(name)));
      }
    },
  );

// Without any of these it is there for the elements.
if (script?.isConnected && Object.keys(script.dataset).length > 0)
  script.replaceWith(calculatorFrame((name) => script.getAttribute(`data-${name}`)));

export {};
