import { patience } from "../support/patience.ts";

/** Reached only when something is wrong. */
export const limitInMs = 120_000 * patience;

/** What journeys need of a browser. Nothing here waits for an element: visitor.ts does. */
export type BrowserWindow = {
  /** From the console; WebKit's driver does not pass them on. */
  errors(): string[];
  goTo(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** What is found afterwards is in the page's first frame. */
  enterFrame(): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  press(key: "Enter" | "Escape" | "ArrowRight"): Promise<unknown>;
  /** The visible ones. XPath can name texts and labels, and both clients know it. */
  find(xpath: string): Promise<PageElement[]>;
  screenshot(): Promise<Uint8Array>;
  close(): Promise<unknown>;
};

export type PageElement = {
  click(): Promise<unknown>;
  /** Replaces what is in the field, key by key. */
  fill(text: string): Promise<unknown>;
  choose(optionValue: string): Promise<unknown>;
  property(name: "value" | "clientHeight" | "scrollHeight"): Promise<unknown>;
};
