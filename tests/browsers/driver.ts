import { resolve } from "node:path";

/** Keys by the names the DOM gives them. */
export type Key = "Enter" | "Escape" | "Tab" | "Space" | "ArrowRight" | "ArrowDown";

/** One window of a browser, for a visitor it has never seen. What an engine must be able to do. */
export type Driver = {
  /** Resolves when the page has loaded. */
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs the function in the page: it may use its arguments and what a page has, nothing else. */
  run<Args extends unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Moves the mouse to this point of the window. */
  pointAt(x: number, y: number): Promise<void>;
  /** Where the mouse stands. */
  click(): Promise<void>;
  /** Key by key, into whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** How many sheets of Letter paper the page takes; missing where the engine's driver cannot print. */
  sheetsOfPaper?(): Promise<number>;
  /** Errors and warnings of the page so far, in words. */
  trouble(): Promise<string[]>;
  close(): Promise<void>;
};

export type Browser = {
  newWindow(): Promise<Driver>;
  /** Ends the browser and every process it started. */
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** False where its programs are not on this machine. */
  installed: boolean;
  start(): Promise<Browser>;
};

/** Starts the program named in the environment's PROGRAM, and ends it with us. */
export const endWithParent = resolve("tests/browsers/end-with-parent.sh");
