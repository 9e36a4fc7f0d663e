import { useEffect, useRef, useState } from "react";
import { forget, load, readKept, save, writeKept } from "#browser/kept-for-a-day.ts";
import { carriedWages } from "#calculations/section-41/carried-wages.ts";
import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import {
  emptyWorksheet,
  type WorksheetAnswers,
  withInput,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { fileOf, readContents, readFile } from "./worksheet-file.ts";

const words = worksheetWords.notices;
const storageKey = "form-6765";

/** A saved worksheet has a few kilobytes. A larger file was chosen by mistake and is not read. */
const largestFile = 1_000_000;

export interface Notice {
  readonly tone: "info" | "error";
  readonly text: string;
  /** The answers that an Undo beside the text restores. */
  readonly undo?: WorksheetAnswers;
}

/**
 * The answers, kept in this browser for a day. They are read after hydration, because the
 * prerendered page does not have them.
 */
export function useWorksheet(firstYear: WorksheetYear) {
  const [answers, setAnswers] = useState(() => emptyWorksheet(firstYear));
  const [notice, setNotice] = useState<Notice>();
  const touched = useRef(false);

  function change(next: WorksheetAnswers, notice?: Notice) {
    touched.current = true;
    setAnswers(next);
    setNotice(notice);
  }

  useEffect(() => {
    const kept = readContents(readKept(load(storageKey), Date.now()));
    const earlier = typeof kept === "object" ? kept : undefined;
    const wages = carriedWages(location.hash);
    if (wages !== undefined) {
      history.replaceState(history.state, "", location.pathname + location.search);
      const start = earlier ?? emptyWorksheet(firstYear);
      touched.current = true;
      setAnswers(withInput(start, "wages", wages));
      setNotice({ tone: "info", text: words.carried, ...(earlier ? { undo: earlier } : {}) });
    } else if (earlier) {
      setAnswers(earlier);
      setNotice({ tone: "info", text: words.restored });
    }
  }, [firstYear]);

  useEffect(() => {
    if (touched.current) save(storageKey, writeKept(fileOf(answers), Date.now()));
  }, [answers]);

  return {
    answers,
    notice,
    change: (part: Partial<WorksheetAnswers>, undoText?: string) =>
      change(
        { ...answers, ...part },
        undoText ? { tone: "info", text: undoText, undo: answers } : undefined,
      ),
    say: setNotice,
    undo: () => {
      if (notice?.undo) change(notice.undo);
    },
    clear: () => {
      touched.current = false;
      forget(storageKey);
      setAnswers(emptyWorksheet(firstYear));
      setNotice({ tone: "info", text: words.cleared, undo: answers });
    },
    open: async (file: File) => {
      const text = file.size > largestFile ? "" : await file.text().catch(() => "");
      const read = readFile(text);
      const { name } = file;
      if (read === "not-ours") setNotice({ tone: "error", text: fillIn(words.notOurs, { name }) });
      else if (read === "later-version")
        setNotice({ tone: "error", text: fillIn(words.laterVersion, { name }) });
      else change(read, { tone: "info", text: fillIn(words.opened, { name }), undo: answers });
    },
  };
}
