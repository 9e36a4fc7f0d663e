import { carriedWages, carriedWorksheet } from "#calculations/section-41/carried-wages.ts";
import {
  exampleFilePath,
  exampleParameter,
  isExampleName,
} from "#calculations/section-41/example-files.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { firmTimeZone } from "#content/firm.ts";
import { today } from "#wording/dates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { type Refused, readFile, readFiles } from "../worksheet-file.ts";
import { nameOf } from "./sheet-names.ts";
import type { Shelf } from "./shelf.ts";

const { notices } = worksheetWords;

/** Worksheets have a few kilobytes each. A larger file was chosen by mistake and is not read. */
const largestFile = 5_000_000;

/** Makes a sheet of what the address carries: a link of the calculator, a mail or an article. */
export async function openFromAddress(shelf: Shelf): Promise<void> {
  const address = new URL(location.href);
  const carried = carriedWages(address.hash);
  const example = address.searchParams.get(exampleParameter);
  if (carried) address.hash = "";
  address.searchParams.delete(exampleParameter);
  if (!carried && !isExampleName(example)) return;
  // Removed first, so that a reload makes no second sheet.
  history.replaceState(history.state, "", address.href.replace(/#$/, ""));
  if (carried) {
    const answers = carriedWorksheet(carried, today(firmTimeZone));
    const text = fillIn(notices.carried, { name: nameOf(answers) });
    shelf.add(answers, text, shelf.state().opened);
  } else if (isExampleName(example)) {
    const answers = readFile(await fetchText(exampleFilePath(example)));
    if (typeof answers === "string") shelf.notify({ tone: "error", text: notices.exampleFailed });
    else shelf.add(answers, fillIn(notices.opened, { name: nameOf(answers) }));
  }
}

/** A file of 'Save file' or 'Save all to a file', or our own workbook. */
export async function openFile(shelf: Shelf, file: File): Promise<void> {
  const { name } = file;
  const read = await readAny(file).catch((): Refused => "not-ours");
  if (read === "not-ours") shelf.notify({ tone: "error", text: fillIn(notices.notOurs, { name }) });
  else if (read === "later-version")
    shelf.notify({ tone: "error", text: fillIn(notices.laterVersion, { name }) });
  else shelf.addAll(read, name);
}

async function readAny(file: File): Promise<readonly WorksheetAnswers[] | Refused> {
  if (file.size > largestFile) return "not-ours";
  if (!/\.xlsx$/i.test(file.name)) return readFiles(await file.text());
  // Loaded on demand, because few visitors open a workbook.
  const [{ readSpreadsheet }, { rowsOfWorkbook }] = await Promise.all([
    import("../spreadsheet/read-spreadsheet.ts"),
    import("../spreadsheet/rows-of-workbook.ts"),
  ]);
  const read = readSpreadsheet(await rowsOfWorkbook(file));
  return typeof read === "string" ? read : [read];
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
