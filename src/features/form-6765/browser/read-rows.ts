import readExcelFile from "read-excel-file/universal";

/** A worker, because a workbook of a kilobyte can say that it has millions of cells. */
addEventListener("message", ({ data }: MessageEvent<Blob>) => {
  readExcelFile(data).then(
    (sheets) => postMessage(sheets),
    () => postMessage(undefined),
  );
});
