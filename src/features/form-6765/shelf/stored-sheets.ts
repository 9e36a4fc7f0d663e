import {
  forget,
  forgetExpired,
  isRecord,
  peek,
  readKept,
  save,
  writeKept,
} from "#browser/kept-in-browser.ts";
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
}

interface ExpiredSheet {
  readonly client: string;
  readonly taxYear: number;
}

export interface StoredSheets {
  /** The latest change first. */
  readonly sheets: readonly Sheet[];
  /** Ids of entries that cannot be read. They stay as they are until the visitor deletes them. */
  readonly damaged: readonly string[];
  readonly keep: boolean;
}

export const newSheet = (answers: WorksheetAnswers): Sheet => ({
  id: `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`,
  answers,
  changedAt: 0,
});

const isKept = (): boolean => peek(keepKey) === "yes";

export function readSheets(): StoredSheets {
  forgetExpired();
  const entries = sheetIds().map((id) => ({ id, entry: readEntry(id) }));
  return {
    sheets: entries
      .flatMap(({ entry }) => (typeof entry === "object" && "answers" in entry ? [entry] : []))
      .toSorted((a, b) => b.changedAt - a.changedAt),
    damaged: entries.flatMap(({ id, entry }) => (entry === "damaged" ? [id] : [])),
    keep: isKept(),
  };
}

function readEntry(id: string): Sheet | ExpiredSheet | "damaged" | "none" {
  const text = peek(prefix + id);
  if (text === null) return "none";
  const kept = readKept(text, Date.now());
  if (isRecord(kept?.expired))
    return { client: String(kept.expired.client), taxYear: Number(kept.expired.taxYear) };
  const answers = readContents(kept);
  return kept && typeof answers === "object"
    ? { id, answers, changedAt: Number(kept.changedAt) }
    : "damaged";
}

export function readSheet(id: string): Sheet | undefined {
  const entry = readEntry(id);
  return typeof entry === "object" && "answers" in entry ? entry : undefined;
}

/** `sheet.changedAt` is the last change that this tab has seen. A later one is not replaced. */
export function storeSheet(sheet: Sheet): Sheet | "changed-elsewhere" | "not-stored" {
  const known = sheet.changedAt;
  const entry = readEntry(sheet.id);
  const isExpired = typeof entry === "object" && "client" in entry;
  if (known > 0 && !isExpired && readSheet(sheet.id)?.changedAt !== known)
    return "changed-elsewhere";
  const stored = { ...sheet, changedAt: Math.max(Date.now(), known + 1) };
  return write(stored, isKept()) ? stored : "not-stored";
}

function write({ id, answers, changedAt }: Sheet, keep: boolean): boolean {
  const { taxYear, workpaper } = answers;
  const entry = {
    ...fileOf(answers),
    changedAt,
    leaves: { expired: { client: workpaper.client, taxYear } },
  };
  return save(prefix + id, writeKept(entry, Date.now(), keep ? null : 1));
}

/** For all sheets. Without it each is kept for a day from its last change, or from now. */
export function keepSheets(keep: boolean): boolean {
  if (!keep) forget(keepKey);
  else if (!save(keepKey, "yes")) return false;
  return readSheets()
    .sheets.map((sheet) => write(sheet, keep))
    .every(Boolean);
}

/** What was stored, for `restoreSheet`. */
export function removeSheet(id: string): string | null {
  const text = peek(prefix + id);
  forget(prefix + id);
  return text;
}

export const restoreSheet = (id: string, text: string): boolean => save(prefix + id, text);

/** The names of sheets that are gone, each told once. */
export function takeExpired(): ExpiredSheet[] {
  forgetExpired();
  return sheetIds().flatMap((id) => {
    const entry = readEntry(id);
    if (typeof entry !== "object" || "answers" in entry) return [];
    forget(prefix + id);
    return [entry];
  });
}

/** Each tab has its open sheet, which a reload opens again. */
export function openIdOfTab(): string | null {
  try {
    return sessionStorage.getItem(openKey);
  } catch {
    return null;
  }
}

export function rememberOpen(id: string): void {
  try {
    sessionStorage.setItem(openKey, id);
  } catch {
    // Switched off: a reload opens the latest sheet.
  }
}

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
