import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import { rollForward } from "#calculations/section-41/tax-year-change.ts";
import {
  emptyWorksheet,
  isBlank,
  type WorksheetAnswers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { asCopy, copied, nameOf } from "./sheet-names.ts";
import {
  forgetSheet,
  type Keeping,
  keepSheets,
  newSheet,
  onOtherTab,
  openIdOfTab,
  putBackSheet,
  readSheet,
  readSheets,
  rememberOpen,
  removeSheet,
  restoreSheet,
  type Sheet,
  type StoredSheets,
  storeSheet,
} from "./stored-sheets.ts";

const { shelf: words, notices, actions } = worksheetWords;

export interface Notice {
  readonly tone: "info" | "error";
  readonly text: string;
  readonly actions?: readonly { readonly label: string; readonly run: () => void }[] | undefined;
}

const info = (text: string, actions?: Notice["actions"]): Notice => ({
  ...{ tone: "info", text, actions },
});
const notStored: Notice = { tone: "error", text: notices.notStored };

export interface ShelfState extends StoredSheets {
  /** The open one. Others are in `sheets`, and so is this one once something is entered. */
  readonly sheet: Sheet;
  /** Counts the sheets opened so far. The fields begin anew with each. */
  readonly opened: number;
  readonly notice: Notice | undefined;
}

/**
 * The worksheets of this browser and the one that is open. Every change is stored at once, and no
 * action replaces another sheet.
 */
export function createShelf(firstYear: WorksheetYear) {
  let state: ShelfState = {
    sheet: newSheet(emptyWorksheet(firstYear)),
    sheets: [],
    removed: [],
    damaged: [],
    keep: "30-days",
    opened: 0,
    notice: undefined,
  };
  const listeners = new Set<() => void>();
  /** Another tab has changed or deleted the open sheet, and the visitor has not chosen yet. */
  let isBehind = false;

  function set(part: Partial<ShelfState>): void {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  const notify = (notice: Notice | undefined) => set({ notice });
  const fail = (text: string, actions?: Notice["actions"]) =>
    notify({ tone: "error", text, actions });

  /** Opens a sheet as it is. */
  function show(sheet: Sheet, notice?: Notice, opened = state.opened + 1): void {
    isBehind = false;
    rememberOpen(sheet.id);
    const isSame = sheet.id === state.sheet.id;
    set({ ...readSheets(), sheet, notice, opened: isSame ? state.opened : opened });
  }

  /** Stores a sheet and opens it. */
  function put(sheet: Sheet, notice?: Notice, opened?: number): void {
    const stored = storeSheet(sheet);
    if (typeof stored === "object") show(stored, notice, opened);
    else show(sheet, notStored, opened);
  }

  const backTo = ({ id, answers, changedAt }: Sheet) =>
    changedAt > 0
      ? [{ label: fillIn(words.back, { name: nameOf(answers) }), run: () => open(id) }]
      : [];

  /** A new sheet, said to be one, with the way back. */
  function add(answers: WorksheetAnswers, text: string, opened?: number): void {
    put(newSheet(answers), info(text, backTo(state.sheet)), opened);
  }

  function open(id: string): void {
    const sheet = readSheet(id);
    if (sheet) show(sheet);
    else set(readSheets());
  }

  function change(answers: WorksheetAnswers, notice?: Notice): void {
    const { sheet } = state;
    const stored = isBehind ? "changed-elsewhere" : storeSheet({ ...sheet, answers });
    if (stored === "changed-elsewhere") keepMine(answers);
    else if (stored === "not-stored") set({ sheet: { ...sheet, answers }, notice: notStored });
    else {
      rememberOpen(sheet.id);
      const others = state.sheets.filter(isNot(sheet.id));
      set({ sheet: stored, sheets: [stored, ...others], notice });
    }
  }

  /** Compares the open sheet with what is stored. */
  function noticeOtherTab(): void {
    const { sheet } = state;
    const theirs = readSheet(sheet.id);
    set(readSheets());
    if (sheet.changedAt === 0 || theirs?.changedAt === sheet.changedAt) return;
    if (JSON.stringify(theirs?.answers) === JSON.stringify(sheet.answers)) {
      if (theirs) set({ sheet: theirs });
      return;
    }
    isBehind = true;
    const keep = { label: words.keepMine, run: () => keepMine() };
    const take = { label: words.takeTheirs, run: () => open(sheet.id) };
    const text = theirs ? words.changedElsewhere : words.deletedElsewhere;
    fail(fillIn(text, { name: nameOf(sheet.answers) }), theirs ? [take, keep] : [keep]);
  }

  /** Who types on before choosing keeps both as well. */
  function keepMine(answers = state.sheet.answers): void {
    const theirs = state.sheet;
    const mine = newSheet(asCopy(answers));
    const actions = readSheet(theirs.id) ? backTo(theirs) : [];
    // The fields stay as they are, because one of them may have the focus.
    put(mine, info(copied(mine.answers), actions), state.opened);
  }

  /** With an Undo. `next` is opened after the open sheet was removed. */
  function remove(
    id: string,
    text: string,
    next = readSheets().sheets.find(isNot(id)),
    takeAway = removeSheet,
  ): void {
    const { sheet } = state;
    const isOpen = id === sheet.id;
    const stored = takeAway(id);
    const restore = () => {
      if (stored !== null) restoreSheet(id, stored);
      if (isOpen) show(readSheet(id) ?? sheet);
      else set({ ...readSheets(), notice: undefined });
    };
    const undo = stored !== null || !isBlank(sheet.answers);
    const notice = info(text, undo ? [{ label: actions.undo, run: restore }] : []);
    if (isOpen) show(next ?? newSheet(emptyWorksheet(firstYear)), notice);
    else set({ ...readSheets(), notice });
  }

  /** Of the same client and year. A sheet without a client has no other of its kind. */
  function sheetsNamed({ workpaper, taxYear }: WorksheetAnswers): readonly Sheet[] {
    const client = workpaper.client.trim().toLowerCase();
    return readSheets().sheets.filter(
      ({ answers }) =>
        client !== "" &&
        answers.taxYear === taxYear &&
        answers.workpaper.client.trim().toLowerCase() === client,
    );
  }

  /** The first is opened. Says how many the browser has taken. */
  function addEach(all: readonly WorksheetAnswers[], file: string): void {
    const [first, ...rest] = all;
    if (!first) return;
    const stored = rest.filter((one) => typeof storeSheet(newSheet(one)) === "object").length;
    const text = all.length === 1 ? notices.opened : notices.openedAll;
    add(first, fillIn(text, { name: file, count: all.length }));
    const count = stored + (state.sheet.changedAt > 0 ? 1 : 0);
    if (count < all.length) fail(fillIn(notices.openedSome, { name: file, count, of: all.length }));
  }

  return {
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads what is stored. The prerendered page does not have it. */
    start: () => {
      const { sheets } = readSheets();
      const ofTab = sheets.find(({ id }) => id === openIdOfTab());
      // The fields stay: what a visitor typed before the page's script ran is still in them.
      const opened = ofTab ?? sheets[0] ?? state.sheet;
      show(opened, undefined, state.opened);
      const seen = () => {
        if (document.visibilityState === "visible") noticeOtherTab();
      };
      const stopListening = onOtherTab((id) =>
        id === state.sheet.id ? noticeOtherTab() : set(readSheets()),
      );
      document.addEventListener("visibilitychange", seen);
      return () => {
        stopListening();
        document.removeEventListener("visibilitychange", seen);
      };
    },
    change: (part: Partial<WorksheetAnswers>, undoText?: string) => {
      const earlier = state.sheet.answers;
      const undo = { label: actions.undo, run: () => change(earlier) };
      change({ ...earlier, ...part }, undoText ? info(undoText, [undo]) : undefined);
    },
    notify,
    add,
    /** The sheets of a file. It asks first about those that the list has of the same client and year. */
    addAll: (all: readonly WorksheetAnswers[], file: string) => {
      const isHere = (answers: WorksheetAnswers) => sheetsNamed(answers).length > 0;
      const here = all.filter(isHere);
      if (here.length === 0) return addEach(all, file);
      const replace = () => {
        for (const { id } of here.flatMap(sheetsNamed)) removeSheet(id);
        addEach(all, file);
      };
      const others = all.filter((one) => !isHere(one));
      const skip = () =>
        others.length > 0
          ? addEach(others, file)
          : notify(info(fillIn(notices.skipped, { name: file })));
      const names = [...new Set(here.map(nameOf))];
      const choices = [
        { label: words.replace, run: replace },
        { label: words.keepBoth, run: () => addEach(all, file) },
        { label: words.skip, run: skip },
      ];
      notify(info(fillIn(words.alreadyHere, { name: file, names: names.join("; ") }), choices));
    },
    open,
    blank: () => {
      const notice = info(words.isNew, backTo(state.sheet));
      show(newSheet(emptyWorksheet(firstYear)), notice);
    },
    copy: (id: string) => {
      const answers = readSheet(id)?.answers;
      if (answers) add(asCopy(answers), copied(asCopy(answers)));
    },
    rollForward: (id: string) => {
      const answers = readSheet(id)?.answers;
      const next = answers && rollForward(answers, today(firmTimeZone));
      if (next) add(next, fillIn(notices.rolled, { name: nameOf(next), year: answers.taxYear }));
    },
    remove: (id: string) => {
      const removed = id === state.sheet.id ? state.sheet : readSheet(id);
      const name = removed ? nameOf(removed.answers) : words.damaged;
      remove(id, fillIn(notices.deleted, { name }));
    },
    /** Empties the open sheet, here and in the storage. */
    clear: () =>
      remove(state.sheet.id, notices.cleared, newSheet(emptyWorksheet(firstYear)), forgetSheet),
    putBack: (id: string) => {
      const sheet = putBackSheet(id);
      if (sheet) show(sheet);
      else notify(notStored);
    },
    removeForGood: (id: string) => {
      forgetSheet(id);
      set(readSheets());
    },
    keep: (keep: Keeping) => {
      const stored = keepSheets(keep);
      set(readSheets());
      const mine = readSheet(state.sheet.id);
      if (mine && !isBehind) set({ sheet: mine });
      if (!stored) notify(notStored);
    },
  };
}

export type Shelf = ReturnType<typeof createShelf>;

const isNot =
  (id: string) =>
  (sheet: Sheet): boolean =>
    sheet.id !== id;
