import { useEffect, useRef, useState } from "react";
import { forget, load, readKept, save, writeKept } from "#browser/kept-in-browser.ts";
import { carriedWages } from "#calculations/section-41/carried-wages.ts";
import {
  type ExampleName,
  exampleFilePath,
  exampleParameter,
  isExampleName,
} from "#calculations/section-41/example-files.ts";
import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import {
  emptyWorksheet,
  type WorksheetAnswers,
  withInput,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { fillIn } from "#wording/fill-in.ts";
import { samplePractice } from "./sample-practice.ts";
import { fileOf, readContents, readFile } from "./worksheet-file.ts";

const { notices: words, start } = worksheetWords;
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
 * The answers, kept in this browser for a while. They are read after hydration, because the
 * prerendered page does not have them.
 */
export function useWorksheet(firstYear: WorksheetYear) {
  const [answers, setAnswers] = useState(() => emptyWorksheet(firstYear));
  const [notice, setNotice] = useState<Notice>();
  const touched = useRef(false);
  /** The visitor has closed the note that these are earlier answers. Kept with the answers. */
  const noteClosed = useRef(false);

  function change(next: WorksheetAnswers, notice?: Notice) {
    touched.current = true;
    setAnswers(next);
    setNotice(notice);
  }

  const keep = (kept: WorksheetAnswers) =>
    save(storageKey, writeKept({ ...fileOf(kept), noteClosed: noteClosed.current }, Date.now()));

  /** Opens an example that a link named. `earlier` are the answers that Undo restores. */
  async function openExample(name: ExampleName, earlier: WorksheetAnswers) {
    const read = readFile(await fetchText(exampleFilePath(name)));
    if (typeof read === "string") {
      setNotice({ tone: "error", text: words.exampleFailed });
      return;
    }
    // Kept only once it is changed, so that a link alone never replaces answers kept earlier.
    setAnswers(read);
    const text = fillIn(words.opened, { name: read.workpaper.client });
    setNotice({ tone: "info", text, undo: earlier });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address and the kept answers are read once.
  useEffect(() => {
    const kept = readKept(load(storageKey), Date.now());
    const read = readContents(kept);
    const earlier = typeof read === "object" ? read : undefined;
    const carried = carriedWages(location.hash);
    if (carried) {
      history.replaceState(history.state, "", location.pathname + location.search);
      const { taxYear, wages } = carried;
      // Earlier answers of another year belong to another return.
      const start = earlier?.taxYear === taxYear ? earlier : emptyWorksheet(taxYear);
      touched.current = true;
      setAnswers(withInput(start, "wages", wages));
      setNotice({ tone: "info", text: words.carried, ...(earlier ? { undo: earlier } : {}) });
      return;
    }
    if (earlier) {
      noteClosed.current = kept?.noteClosed === true;
      setAnswers(earlier);
      if (!noteClosed.current) setNotice({ tone: "info", text: words.restored });
    }
    const address = new URL(location.href);
    const example = address.searchParams.get(exampleParameter);
    if (isExampleName(example)) {
      address.searchParams.delete(exampleParameter);
      history.replaceState(history.state, "", address);
      void openExample(example, earlier ?? answers);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answers alone decide when to write.
  useEffect(() => {
    if (touched.current) keep(answers);
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
    closeNotice: () => {
      setNotice(undefined);
      noteClosed.current = true;
      if (load(storageKey)) keep(answers);
    },
    undo: () => {
      if (notice?.undo) change(notice.undo);
    },
    loadSample: () =>
      change(samplePractice(answers.taxYear), { tone: "info", text: start.loaded, undo: answers }),
    clear: () => {
      touched.current = false;
      noteClosed.current = false;
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

/** Empty where the file could not be loaded. */
async function fetchText(path: string): Promise<string> {
  try {
    const response = await fetch(path);
    return response.ok ? await response.text() : "";
  } catch {
    return "";
  }
}
