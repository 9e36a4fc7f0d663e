import { expect, vi } from "vitest";
import { patience } from "../support/patience.ts";

/** Only reached when something is wrong. */
export const limitInMs = 120_000 * patience;

/** What journeys need of a browser. Nothing here waits for an element; visitor.ts does. */
export type BrowserWindow = {
  /** Errors from the console. WebKit's driver does not report them. */
  errors(): string[];
  goTo(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Later searches are in the page's first frame. */
  enterFrame(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  press(key: "Enter" | "Escape" | "ArrowRight"): Promise<unknown>;
  /** Ctrl+Z in the field with the focus. WebKit's driver does not pass it on, to any field. */
  undo?(): Promise<unknown>;
  /** The visible matches. XPath can find texts and labels, and both drivers know it. */
  find(xpath: string): Promise<PageElement[]>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
};

export type PageElement = {
  click(): Promise<unknown>;
  /** Replaces the field's content, key by key. */
  fill(text: string): Promise<unknown>;
  choose(optionValue: string): Promise<unknown>;
  property(name: "value" | "checked" | "clientHeight" | "scrollHeight"): Promise<unknown>;
};

/** Matches `Send` and `Send 3`, but not `Sending`. */
const named = (name: string) =>
  `[starts-with(concat(normalize-space(), " "), "${name} ") or @aria-label="${name}"]`;

// A target is an XPath, so `dialog + button("Close")` is the button in the dialog.
export const button = (name: string) => `//button${named(name)}`;
export const link = (name: string) => `//a[@href]${named(name)}`;
/** A click on the label ticks the box or chooses the option. */
export const label = (text: string) => `//label${named(text)}`;
export const field = (text: string) => `//*[@id=${label(text)}/@for or self::input${named(text)}]`;
export const heading = (text: string) => `//*[self::h1 or self::h2 or self::h3]${named(text)}`;
export const message = `//*[@role="alert" or @role="status"]`;
export const dialog = "//dialog[@open]";

export type Visitor = ReturnType<typeof visitorIn>;

/** Acts as a person does, and waits until each action is possible. */
export function visitorIn(window: BrowserWindow, origin: string) {
  /** Retries, because an element may be replaced between finding and using it. */
  const retry = (target: string, attempt: () => Promise<unknown>) =>
    vi.waitFor(attempt, { timeout: limitInMs, message: target });

  const use = (target: string, act: (element: PageElement) => Promise<unknown>) =>
    retry(target, async () => {
      const [element] = await window.find(`(${target})[not(@disabled)]`);
      if (!element) throw new Error("It is not visible, or disabled");
      await act(element);
    });

  /** One visible element that contains all of these. */
  const see = (target: string, ...texts: string[]) => {
    const xpath = target + texts.map((part) => `[contains(normalize-space(), "${part}")]`).join("");
    return retry(xpath, async () => expect(await window.find(xpath)).not.toEqual([]));
  };
  const seeNo = (target: string) =>
    retry(target, async () => expect(await window.find(target)).toEqual([]));
  const untilIslandsRun = () => seeNo("//*[@data-island][not(@data-hydrated)]");

  return {
    ...window,
    see,
    seeNo,
    open: (address: string) => window.goTo(new URL(address, origin).href).then(untilIslandsRun),
    reload: () => window.reload().then(untilIslandsRun),
    enterFrame: () => window.enterFrame().then(untilIslandsRun),
    click: (target: string) => use(target, (element) => element.click()),
    fill: (target: string, text: string) => use(target, (element) => element.fill(text)),
    choose: (target: string, value: string) => use(target, (element) => element.choose(value)),
    seeValue: (target: string, value: string) =>
      use(target, async (element) => expect(await element.property("value")).toBe(value)),
  };
}
