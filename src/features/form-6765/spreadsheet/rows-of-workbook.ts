import workerUrl from "../browser/read-rows.ts?script";
import type { Workbook } from "./read-spreadsheet.ts";

/** A workbook of ours takes less than a second. */
const longestMs = 20_000;

/** Rejects if the worker cannot read the file, takes too long or uses up its memory. */
export function rowsOfWorkbook(file: Blob): Promise<Workbook> {
  const worker = new Worker(workerUrl, { type: "module" });
  return new Promise<Workbook>((resolve, reject) => {
    setTimeout(reject, longestMs);
    worker.addEventListener("error", reject);
    worker.addEventListener("message", ({ data }) => (data ? resolve(data) : reject()));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
