import { setTimeout as pause } from "node:timers/promises";
import type { Driver, Key } from "./driver.ts";
import { type Deed, element, lookInPage, type Sight, type Target } from "./look-in-page.ts";

/** Long enough on a busy machine; reached only when something is wrong. */
const patienceMs = 15_000;

const inWords = ({ selector, name, within }: Target): string =>
  `${selector}${name === undefined ? "" : ` named “${name}”`}${within ? ` in ${inWords(within)}` : ""}`;

/** Somebody who uses the site: waits for what is asked for, and says what is there instead. */
export class Visitor {
  readonly #driver: Driver;
  readonly #origin: string;

  constructor(driver: Driver, origin: string) {
    this.#driver = driver;
    this.#origin = origin;
  }

  async open(path: string): Promise<void> {
    await this.#driver.goTo(new URL(path, this.#origin).href);
  }

  /** Goes to the island, which starts in sight, and waits until React has taken it over. */
  async openIsland(path: string, island: string): Promise<void> {
    await this.open(path);
    const selector = `[data-island="${island}"]`;
    await this.run((wanted) => document.querySelector(wanted)?.scrollIntoView(), selector);
    await this.seeOnPage(`${selector}[data-hydrated]`);
  }

  /** Where the page before was kept as it stood, no driver can tell when it is there again. */
  goBack = () => this.#driver.run(() => history.back());
  reload = () => this.#driver.reload();
  press = (key: Key) => this.#driver.press(key);
  resize = (width: number, height: number) => this.#driver.resize(width, height);
  sheetsOfPaper = () => this.#driver.sheetsOfPaper?.();
  run: Driver["run"] = (...script) => this.#driver.run(...script);

  /** Path and query, without the origin. */
  async address(): Promise<string> {
    return this.#driver.run(() => location.pathname + location.search);
  }

  look(target: Target, deed: Deed = {}): Promise<Sight> {
    return this.#driver.run(lookInPage, target, deed);
  }

  count = async (selector: string): Promise<number> => (await this.look(element(selector))).count;

  /**
   * Clicks with the mouse what is enabled and is under the mouse. A page that has just changed may
   * still scroll: the engine itself must say that the mouse is there, before the button goes down.
   */
  async click(target: Target): Promise<void> {
    await this.#until(`click ${inWords(target)}`, async () => {
      const { count, names, disabled, point } = await this.look(target, { scroll: true });
      if (count === 0) return `there are only: ${names.join(" | ") || "none"}`;
      if (disabled) return "it is disabled";
      await this.#driver.pointAt(point.x, point.y);
      await pause(30);
      const then = await this.look(target);
      if (then.point.x !== point.x || then.point.y !== point.y) return "it moves";
      if (then.hovered) {
        await this.#driver.click();
        return "done";
      }
      // To come again: an engine does not look anew for a mouse that has not moved.
      await this.#driver.pointAt(1, 1);
      return `it is covered by ${then.coveredBy ?? "what the engine has not scrolled away yet"}`;
    });
  }

  /** Puts the cursor there with the mouse and replaces what stands there, key by key. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target);
    await this.look(target, { select: true });
    await this.#driver.type(text);
  }

  type = (text: string) => this.#driver.type(text);

  /** Where only the keyboard will be used. */
  async focus(target: Target): Promise<void> {
    await this.see(target);
    await this.look(target, { focus: true });
  }

  /** Swaps the rules for screens for those for paper: for engines that cannot print for a test. */
  async showAsOnPaper(): Promise<void> {
    await this.#driver.run(() => {
      const swap = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && /\bprint\b/.test(rule.media.mediaText))
            rule.media.mediaText = rule.media.mediaText.replace(/\bprint\b/g, "all");
          if (rule instanceof CSSGroupingRule) swap(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) swap(sheet.cssRules);
    });
  }

  /** An option of a native list, whose own menu lies outside the page. */
  async choose(target: Target, value: string): Promise<void> {
    await this.see(target);
    await this.look(target, { choose: value });
  }

  /** Waits until it is in sight, with these properties. */
  async see(target: Target, expected: Partial<Sight> = {}): Promise<void> {
    await this.#until(`see ${inWords(target)} ${JSON.stringify(expected)}`, async () => {
      const sight = await this.look(target);
      if (sight.count === 0) return `there are only: ${sight.names.join(" | ") || "none"}`;
      const different = Object.entries(expected).filter(
        ([name, value]) => sight[name as keyof Sight] !== value,
      );
      if (different.length === 0) return "done";
      return different.map(([name]) => `${name}: ${sight[name as keyof Sight]}`).join(", ");
    });
  }

  /** Waits until it contains each of these pieces of text. */
  async read(target: Target, ...pieces: readonly string[]): Promise<void> {
    await this.#until(`read ${inWords(target)}`, async () => {
      const { text, count } = await this.look(target);
      if (count === 0) return "it is not there";
      const missing = pieces.filter((piece) => !plain(text).includes(plain(piece)));
      return missing.length === 0 ? "done" : `“${missing.join("”, “")}” not in “${text}”`;
    });
  }

  async seeNo(target: Target): Promise<void> {
    await this.#until(`see no ${inWords(target)}`, async () => {
      const { count, text } = await this.look(target);
      return count === 0 ? "done" : `there is “${text}”`;
    });
  }

  /** Waits for something in the markup, visible or not. */
  async seeOnPage(selector: string): Promise<void> {
    const isThere = (wanted: string) => document.querySelector(wanted) !== null;
    await this.#until(`find ${selector}`, async () =>
      (await this.#driver.run(isThere, selector)) ? "done" : "it is not there",
    );
  }

  /** While a page changes, a look may fail: only what it says at the end counts. */
  async #until(what: string, attempt: () => Promise<"done" | string>): Promise<void> {
    const end = performance.now() + patienceMs;
    let reason = "";
    while (performance.now() < end) {
      reason = await attempt().catch((error: Error) => error.message);
      if (reason === "done") return;
      await pause(30);
    }
    throw new Error(`Could not ${what}: ${reason}`);
  }
}

/** Capital letters may be the style sheet's; spaces may be of any kind. */
const plain = (text: string): string => text.replace(/\s+/g, " ").toLowerCase();
