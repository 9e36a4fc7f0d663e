import { useRef, useState } from "react";
import { download } from "#browser/download.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import type { Notice } from "./use-worksheet.ts";
import { writeFile } from "./worksheet-file.ts";

const words = worksheetWords.actions;

interface WorksheetActionsProps {
  readonly answers: WorksheetAnswers;
  readonly onOpen: (file: File) => void;
  readonly onClear: () => void;
  readonly say: (notice: Notice) => void;
}

export function WorksheetActions({ answers, onOpen, onClear, say }: WorksheetActionsProps) {
  const [preparing, setPreparing] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const name = fillIn(worksheetWords.fileName, { year: answers.taxYear });

  // Loaded on demand, because few visitors need the spreadsheet writer.
  async function downloadSpreadsheet() {
    setPreparing(true);
    try {
      const { writeSpreadsheet } = await import("./spreadsheet/write-spreadsheet.ts");
      download(await writeSpreadsheet(answers), `${name}.xlsx`);
    } catch (failure) {
      console.error(failure);
      say({ tone: "error", text: worksheetWords.notices.spreadsheetFailed });
    }
    setPreparing(false);
  }

  return (
    <div className="worksheet-actions">
      <Button size="small" onClick={() => print()}>
        {words.print}
      </Button>
      <Button variant="quiet" size="small" disabled={preparing} onClick={downloadSpreadsheet}>
        {preparing ? words.preparing : words.spreadsheet}
      </Button>
      <Button
        variant="quiet"
        size="small"
        onClick={() =>
          download(new Blob([writeFile(answers)], { type: "application/json" }), `${name}.json`)
        }
      >
        {words.save}
      </Button>
      <Button variant="quiet" size="small" onClick={() => chooser.current?.click()}>
        {words.open}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onOpen(file);
          // Reset, so that the same file can be chosen again.
          target.value = "";
        }}
      />
      <Button variant="quiet" size="small" onClick={onClear}>
        {words.clear}
      </Button>
    </div>
  );
}
