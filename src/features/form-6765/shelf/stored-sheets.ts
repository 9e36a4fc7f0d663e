import {
  forget,
  forgetExpired,
  keptUntil,
  peek,
  readKept,
  save,
  writeKept,
} from "#browser/kept-in-browser.ts";
import { keepInTab, keptInTab } from "#browser/tab-storage.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { fileOf, readContents } from "../worksheet-file.ts";

/** The only place that reads and writes the worksheets of this browser. Each has a key. */
const prefix = "form-6765/";
const keepKey = "form-6765-keep";
const openKey = "form-6765-open";

export interface Sheet {
  readonly id: string;
  readonly answers: WorksheetAnswers;
  /** 0 while it is not stored. */
  readonly changedAt: number;
  /** When the browser removes it; infinite if it is kept until it is deleted. */
  readonly until: number;
  /** Deleted, or not changed for as long as it was kept: it can be put back for some days. */
  readonly removed: boolean;
}

/** How long all sheets are kept after their last change. */
export type Keeping = "30-days" | "day" | "until-deleted";

export type StoredSheets = Readonly<ReturnType<typeof readSheets>>;

export const newSheet = (answers: WorksheetAnswers): Sheet => ({
  id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
  answers,
  changedAt: 0,
  until: 0,
  removed: false,
});

const daysKept = { "30-days": undefined, day: 1, "until-deleted": null } as const;
const daysRemoved = 14;

function keeping(): Keeping {
  const chosen = peek(keepKey);
  return chosen === "day" || chosen === "until-deleted" ? chosen : "30-days";
}

export function readSheets() {
  forgetExpired();
  const entries = sheetIds().map((id) => ({ id, entry: readEntry(id) }));
  const read = entries.flatMap(({ entry }) => (typeof entry === "object" ? [entry] : []));
  return {
    /** The latest change first. */
    sheets: read.filter(({ removed }) => !removed).toSorted((a, b) => b.changedAt - a.changedAt),
    /** The latest removed first. */
    removed: read.filter(({ removed }) => removed).toSorted((a, b) => b.until - a.until),
    /** Ids of entries that cannot be read. They stay as they are until the visitor deletes them. */
    damaged: entries.flatMap(({ id, entry }) => (entry === "damaged" ? [id] : [])),
    keep: keeping(),
  };
}

function readEntry(id: string): Sheet | "damaged" | "none" {
  const text = peek(prefix + id);
  if (text === null) return "none";
  const kept = readKept(text, Date.now());
  const answers = readContents(kept);
  if (!kept || typeof answers !== "object") return "damaged";
  const { changedAt, removed } = kept;
  return {
    ...{ id, answers, changedAt: Number(changedAt) },
    ...{ until: keptUntil(kept), removed: removed === true },
  };
}

export function readSheet(id: string): Sheet | undefined {
  const entry = readEntry(id);
  return typeof entry === "object" && !entry.removed ? entry : undefined;
}

/** `sheet.changedAt` is the last change that this tab has seen. A later one is not replaced. */
export function storeSheet(sheet: Sheet): Sheet | "changed-elsewhere" | "not-stored" {
  const known = sheet.changedAt;
  const entry = readEntry(sheet.id);
  const isKnown = entry === "none" || (typeof entry === "object" && entry.changedAt === known);
  if (known > 0 && !isKnown) return "changed-elsewhere";
  return write({ ...sheet, changedAt: Math.max(Date.now(), known + 1) }) ?? "not-stored";
}

function write(sheet: Sheet, keep = keeping()): Sheet | undefined {
  const { id, answers, changedAt } = sheet;
  // On a shared computer nothing is left.
  const leaves = keep === "day" ? undefined : { removed: true, days: daysRemoved };
  const entry = { ...fileOf(answers), changedAt, leaves };
  const [now, days] = [Date.now(), daysKept[keep]];
  const until = keptUntil({ savedAt: now, days });
  return save(prefix + id, writeKept(entry, now, days))
    ? { ...sheet, until, removed: false }
    : undefined;
}

/** For all sheets, from now. */
export function keepSheets(keep: Keeping): boolean {
  return save(keepKey, keep) && readSheets().sheets.every((sheet) => write(sheet, keep));
}

/** It can be put back for some days. What was stored is for `restoreSheet`. */
export function removeSheet(id: string): string | null {
  const text = peek(prefix + id);
  const entry = readEntry(id);
  if (typeof entry === "string") forget(prefix + id);
  else {
    const { answers, changedAt } = entry;
    const days = keeping() === "day" ? 1 : daysRemoved;
    save(
      prefix + id,
      writeKept({ ...fileOf(answers), changedAt, removed: true }, Date.now(), days),
    );
  }
  return text;
}

/** Nothing of it is left. What was stored is for `restoreSheet`. */
export function forgetSheet(id: string): string | null {
  const text = peek(prefix + id);
  forget(prefix + id);
  return text;
}

export const restoreSheet = (id: string, text: string): boolean => save(prefix + id, text);

export function putBackSheet(id: string): Sheet | undefined {
  const entry = readEntry(id);
  return typeof entry === "object" ? write(entry) : undefined;
}

/** Each tab has its open sheet, which a reload opens again. */
export const openIdOfTab = (): string => keptInTab(openKey);
export const rememberOpen = (id: string): void => keepInTab(openKey, id);

/** Calls back after another tab has changed a sheet, with its id. */
export function onOtherTab(changed: (id: string) => void): () => void {
  const listener = ({ key }: StorageEvent) => {
    if (key?.startsWith(prefix)) changed(key.slice(prefix.length));
  };
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

function sheetIds(): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
  } catch {
    return [];
  }
}
