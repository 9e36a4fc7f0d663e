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
  /** The visible matches. XPath can find texts and labels, and both clients support it. */
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
