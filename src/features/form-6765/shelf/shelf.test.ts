import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { forgetExpired } from "#browser/kept-in-browser.ts";
import { answersWith } from "#calculations/section-41/worksheet.examples.ts";
import { emptyWorksheet } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { createShelf } from "./shelf.ts";

const { shelf: words, notices, actions } = worksheetWords;
const now = Date.UTC(2026, 10, 16, 9);
const day = 24 * 60 * 60 * 1000;

/** In browsers the stored items are own properties of the storage object. */
function storage(): Storage {
  const tellOthers = (key: string) => {
    for (const { tab, run } of storageListeners) if (tab !== writing) run({ key });
  };
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, text: string) {
      if (isFull) throw new Error("QuotaExceededError");
      this[key] = text;
      tellOthers(key);
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
      tellOthers(key);
    },
  };
  return Object.create(methods) as Storage;
}

let isFull: boolean;
/** The tab that is acting. Browsers tell only the others of a change. */
let writing: number;
let storageListeners: { tab: number; run: (event: { key: string }) => void }[];
let tabs: number;

beforeEach(() => {
  [isFull, storageListeners, tabs, writing] = [false, [], 0, 0];
  vi.useFakeTimers({ now, toFake: ["Date"] });
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
  vi.stubGlobal("removeEventListener", () => undefined);
  vi.stubGlobal("document", {
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal("addEventListener", (_: string, run: (event: { key: string }) => void) =>
    storageListeners.push({ tab: writing, run }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A tab with the worksheet. `as` does something in it. */
function openTab() {
  tabs += 1;
  const tab = tabs;
  writing = tab;
  const shelf = createShelf(2026);
  const stop = shelf.start();
  return {
    shelf,
    stop,
    as: (run: (its: typeof shelf) => void) => {
      writing = tab;
      vi.setSystemTime(Date.now() + 1000);
      run(shelf);
    },
    client: () => shelf.state().sheet.answers.workpaper.client,
    clients: () => shelf.state().sheets.map(({ answers }) => answers.workpaper.client),
    notice: () => shelf.state().notice?.text,
    press: (label: string) => {
      writing = tab;
      const action = shelf.state().notice?.actions?.find((one) => one.label === label);
      if (!action) throw new Error(`No button ${label}.`);
      vi.setSystemTime(Date.now() + 1000);
      action.run();
    },
  };
}

const practice = (client: string, wages = 50_000) => ({
  ...answersWith({ wages }),
  workpaper: { ...emptyWorksheet(2025).workpaper, client },
});
function tabWith(client: string, wages?: number) {
  const tab = openTab();
  tab.as(({ change }) => change(practice(client, wages)));
  return tab;
}
const allStored = () => JSON.stringify({ ...localStorage });

describe("the shelf", () => {
  it("stores nothing before something is entered, then at once, and a reload opens it again", () => {
    const tab = openTab();
    expect(allStored()).toBe("{}");
    tab.as(({ change }) => change(practice("Ortiz")));
    expect(openTab().client()).toBe("Ortiz");
  });

  it("makes a new sheet of everything that arrives, and leads back", () => {
    const tab = tabWith("Ortiz");
    tab.as(({ add }) => add(practice("Berg"), "from a link"));
    tab.as(({ addAll }) => addAll([practice("Ruiz"), practice("Park")], "all.json"));
    expect(tab.client()).toBe("Ruiz");
    expect(tab.clients().toSorted()).toEqual(["Berg", "Ortiz", "Park", "Ruiz"]);
    tab.press(fillIn(words.back, { name: "Berg, 2025" }));
    expect(tab.client()).toBe("Berg");
  });

  it("copies, rolls forward and deletes with an Undo", () => {
    const tab = tabWith("Ortiz");
    const { id } = tab.shelf.state().sheet;
    tab.as(({ copy }) => copy(id));
    expect(tab.client()).toBe(fillIn(words.copyOf, { client: "Ortiz" }));
    tab.as(({ rollForward }) => rollForward(id));
    const rolled = { taxYear: 2026, qres: { 2025: 50_000 } };
    expect(tab.shelf.state().sheet.answers).toMatchObject(rolled);
    tab.as(({ open }) => open(id));
    tab.as(({ remove }) => remove(id));
    expect(tab.shelf.state().sheet.answers.taxYear).toBe(2026);
    expect(tab.clients()).toHaveLength(2);
    tab.press(actions.undo);
    expect(tab.shelf.state().sheet).toMatchObject({ id, answers: practice("Ortiz") });
    expect(tab.clients()).toHaveLength(3);
  });

  it("clears the open sheet here and in the storage, and Undo restores it", () => {
    const tab = tabWith("Ortiz", 123_456);
    tab.as(({ clear }) => clear());
    expect(allStored()).not.toContain("123456");
    tab.press(actions.undo);
    expect(tab.client()).toBe("Ortiz");
    expect(allStored()).toContain("123456");
  });
});

describe("two tabs with one sheet", () => {
  const twoTabs = () => {
    const first = tabWith("Ortiz");
    const second = openTab();
    first.as(({ change }) => change(practice("Ortiz", 60_000)));
    expect(second.notice()).toBe(fillIn(words.changedElsewhere, { name: "Ortiz, 2025" }));
    expect(second.shelf.state().sheet.answers.numbers.wages).toBe(50_000);
    return { first, second };
  };

  it("the second takes theirs", () => {
    const { second } = twoTabs();
    second.press(words.takeTheirs);
    expect(second.shelf.state().sheet.answers.numbers.wages).toBe(60_000);
    expect(second.clients()).toEqual(["Ortiz"]);
  });

  it("the second keeps its own as a copy when the visitor types on", () => {
    const { first, second } = twoTabs();
    second.as(({ change }) => change(practice("Ortiz")));
    const copy = fillIn(words.copyOf, { client: "Ortiz" });
    expect(second.client()).toBe(copy);
    expect(first.client()).toBe("Ortiz");
    expect(first.clients()).toEqual([copy, "Ortiz"]);
    const wages = first.shelf.state().sheets.map(({ answers }) => answers.numbers.wages);
    expect(wages).toEqual([50_000, 60_000]);
  });

  it("a tab that missed the change notices it before it writes", () => {
    const first = tabWith("Ortiz");
    const second = openTab();
    storageListeners = [];
    first.as(({ change }) => change(practice("Ortiz", 60_000)));
    second.as(({ change }) => change(practice("Ortiz", 70_000)));
    const wages = second.shelf.state().sheets.map(({ answers }) => answers.numbers.wages);
    expect(wages).toEqual([70_000, 60_000]);
  });

  it("a sheet deleted in the other stays on screen and can be kept", () => {
    const first = tabWith("Ortiz");
    const second = openTab();
    first.as(({ remove, state }) => remove(state().sheet.id));
    expect(second.notice()).toBe(fillIn(words.deletedElsewhere, { name: "Ortiz, 2025" }));
    second.press(words.keepMine);
    expect(first.clients()).toEqual([fillIn(words.copyOf, { client: "Ortiz" })]);
  });
});

describe("some days later", () => {
  const openLater = (days: number, keep?: "day" | "until-deleted") => {
    const tab = tabWith("Ortiz Family Dental", 123_456);
    if (keep) tab.as((shelf) => shelf.keep(keep));
    tab.stop();
    vi.setSystemTime(Date.now() + days * day);
    return openTab();
  };

  it("a sheet is there for 30 days, and each says until when", () => {
    const later = openLater(29);
    expect(later.client()).toBe("Ortiz Family Dental");
    expect(later.shelf.state().sheet.until).toBeGreaterThan(Date.now());
  });
  it("a sheet that was not changed for 30 days can be put back for 14", () => {
    const later = openLater(30);
    expect(later.clients()).toEqual([]);
    const [{ id = "" } = {}] = later.shelf.state().removed;
    later.as(({ putBack }) => putBack(id));
    expect(later.client()).toBe("Ortiz Family Dental");
    expect(later.shelf.state().removed).toEqual([]);
    vi.setSystemTime(Date.now() + 30 * day);
    expect(openTab().shelf.state().removed).toHaveLength(1);
    vi.setSystemTime(Date.now() + 14 * day);
    expect(openTab().shelf.state().removed).toEqual([]);
    expect(allStored()).not.toContain("Ortiz");
  });
  it("nothing of a sheet is left on a shared computer", () => {
    expect(openLater(1, "day").client()).toBe("");
    expect(allStored()).not.toContain("Ortiz");
  });
  it("a sheet is there if all are kept until they are deleted", () => {
    const tab = openLater(400, "until-deleted");
    expect(tab.client()).toBe("Ortiz Family Dental");
    tab.as((shelf) => shelf.keep("30-days"));
    vi.setSystemTime(Date.now() + 30 * day - 2);
    expect(openTab().client()).toBe("Ortiz Family Dental");
    vi.setSystemTime(Date.now() + 2);
    expect(openTab().client()).toBe("");
  });
  it("an open sheet is stored again by the next change", () => {
    const tab = tabWith("Ortiz");
    vi.setSystemTime(Date.now() + 30 * day);
    forgetExpired();
    tab.as(({ change }) => change(practice("Ortiz", 70_000)));
    expect(tab.clients()).toEqual(["Ortiz"]);
    expect(tab.notice()).toBeUndefined();
  });
  it("two deleted sheets can both be put back, or be deleted for good", () => {
    const tab = openTab();
    tab.as(({ add }) => add(practice("Ortiz"), ""));
    tab.as(({ add }) => add(practice("Berg"), ""));
    for (const { id } of tab.shelf.state().sheets) tab.as(({ remove }) => remove(id));
    expect(tab.clients()).toEqual([]);
    const [{ id: first = "" } = {}, { id: second = "" } = {}] = tab.shelf.state().removed;
    tab.as(({ putBack }) => putBack(first));
    tab.as(({ removeForGood }) => removeForGood(second));
    expect(tab.clients()).toHaveLength(1);
    expect(tab.shelf.state().removed).toEqual([]);
  });
});

describe("a file with a worksheet of a client and year that is in the list", () => {
  const openAgain = () => {
    const tab = tabWith("Ortiz");
    tab.as(({ addAll }) => addAll([practice("ortiz ", 60_000), practice("Park")], "all.json"));
    expect(tab.clients()).toEqual(["Ortiz"]);
    const sheets = () =>
      tab.shelf
        .state()
        .sheets.map(({ answers }) => [answers.workpaper.client, answers.numbers.wages])
        .toSorted();
    return { tab, sheets };
  };

  it("replaces it, and the earlier one can be put back", () => {
    const { tab, sheets } = openAgain();
    tab.press(words.replace);
    expect(sheets()).toEqual([
      ["Park", 50_000],
      ["ortiz ", 60_000],
    ]);
    expect(tab.shelf.state().removed).toHaveLength(1);
  });
  it.each([
    ["keeps both", words.keepBoth, 3],
    ["skips it", words.skip, 2],
  ])("%s", (_, label, count) => {
    const { tab, sheets } = openAgain();
    tab.press(label);
    expect(sheets()).toHaveLength(count);
    expect(sheets()).toContainEqual(["Ortiz", 50_000]);
  });
  it("says how many the browser could store", () => {
    const tab = openTab();
    isFull = true;
    tab.as(({ addAll }) => addAll([practice("Ruiz"), practice("Park")], "all.json"));
    expect(tab.notice()).toBe(fillIn(notices.openedSome, { name: "all.json", count: 0, of: 2 }));
  });
});

describe("a storage that does not take or give", () => {
  it("leaves the sheet on screen and says so", () => {
    const tab = tabWith("Ortiz");
    isFull = true;
    tab.as(({ change }) => change(practice("Ortiz", 60_000)));
    expect(tab.notice()).toBe(notices.notStored);
    expect(tab.shelf.state().sheet.answers.numbers.wages).toBe(60_000);
    isFull = false;
    tab.as(({ change }) => change(practice("Ortiz", 70_000)));
    expect(tab.notice()).toBeUndefined();
    expect(openTab().shelf.state().sheet.answers.numbers.wages).toBe(70_000);
  });

  it("works without any storage", () => {
    vi.stubGlobal("localStorage", undefined);
    vi.stubGlobal("sessionStorage", undefined);
    const tab = tabWith("Ortiz");
    expect(tab.client()).toBe("Ortiz");
    expect(tab.notice()).toBe(notices.notStored);
  });

  it.each(["", "{", '{"savedAt":1}', '{"savedAt":1,"days":null,"kind":"other"}'])(
    "leaves the damaged entry %j until it is deleted",
    (text) => {
      localStorage.setItem("form-6765/x", text);
      const tab = openTab();
      expect(tab.shelf.state().damaged).toEqual(text.includes("1}") ? [] : ["x"]);
      tab.as(({ change }) => change(practice("Ortiz")));
      tab.as(({ remove }) => remove("x"));
      expect(tab.shelf.state().damaged).toEqual([]);
      expect(tab.client()).toBe("Ortiz");
    },
  );
});
