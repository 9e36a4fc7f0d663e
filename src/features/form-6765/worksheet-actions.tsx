import fileSpreadsheet from "lucide:file-spreadsheet";
import folderOpen from "lucide:folder-open";
import printer from "lucide:printer";
import saveIcon from "lucide:save";
import trash from "lucide:trash-2";
import { type ComponentProps, useEffect, useState } from "react";
import { download } from "#browser/download.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Icon } from "#design-system/actions/icon.tsx";
import { whenPackageIsShown } from "./result/loaded-package.tsx";
import { OpenFileButton } from "./shelf/open-file-button.tsx";
import { nameOf } from "./shelf/sheet-names.ts";
import type { Notice } from "./shelf/shelf.ts";
import { fileNameFor, writeFile } from "./worksheet-file.ts";

const words = worksheetWords.actions;

export interface WorksheetActionsProps {
  readonly answers: WorksheetAnswers;
  readonly open: (file: File) => void;
  readonly clear: () => void;
  readonly notify: (notice: Notice | undefined) => void;
}

export function WorksheetActions({ answers, open, clear, notify }: WorksheetActionsProps) {
  const [preparing, setPreparing] = useState(false);
  const name = fileNameFor(answers);
  useTitleInPrint(name, nameOf(answers));

  // Loaded on demand, because few visitors need the spreadsheet writer.
  async function downloadSpreadsheet() {
    setPreparing(true);
    try {
      const { writeSpreadsheet } = await import("./spreadsheet/write-spreadsheet.ts");
      download(await writeSpreadsheet(answers), `${name}.xlsx`);
    } catch (failure) {
      console.error(failure);
      notify({ tone: "error", text: worksheetWords.notices.spreadsheetFailed });
    }
    setPreparing(false);
  }

  return (
    // Only icons on a phone, only texts on a tablet: as much as one row has room for.
    <div className="flex flex-wrap gap-1 max-md:gap-0 lg:gap-2.5 max-md:[&_.button]:w-11 max-md:[&_.button]:border-transparent max-md:[&_.button]:p-0 md:[&_.button]:px-2.5 lg:[&_.button]:px-4">
      <ActionButton
        icon={printer}
        variant="primary"
        onClick={() => whenPackageIsShown(answers, () => print())}
      >
        {words.print}
      </ActionButton>
      <ActionButton icon={fileSpreadsheet} disabled={preparing} onClick={downloadSpreadsheet}>
        {preparing ? words.preparing : words.spreadsheet}
      </ActionButton>
      <ActionButton
        icon={saveIcon}
        onClick={() =>
          download(new Blob([writeFile(answers)], { type: "application/json" }), `${name}.json`)
        }
      >
        {words.save}
      </ActionButton>
      <OpenFileButton title={words.open} onFile={open}>
        <ActionWords icon={folderOpen}>{words.open}</ActionWords>
      </OpenFileButton>
      <ActionButton icon={trash} onClick={clear}>
        {words.clear}
      </ActionButton>
    </div>
  );
}

/** On a phone only the icon is visible; the text is its name and its tooltip. */
function ActionButton({
  icon,
  variant = "quiet",
  children,
  ...native
}: ComponentProps<"button"> & { icon: string; variant?: "primary" | "quiet"; children: string }) {
  return (
    <Button variant={variant} size="small" title={children} {...native}>
      <ActionWords icon={icon}>{children}</ActionWords>
    </Button>
  );
}

function ActionWords({ icon, children }: { icon: string; children: string }) {
  return (
    <>
      <Icon drawing={icon} className="size-5 md:max-lg:hidden" />
      <span className="max-md:sr-only">{children}</span>
    </>
  );
}

/** Browsers name a printed PDF by the title of the page. The client is at the foot of each. */
function useTitleInPrint(name: string, client: string): void {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--worksheet-client", JSON.stringify(client));
    return () => void style.removeProperty("--worksheet-client");
  }, [client]);
  useEffect(() => {
    const { title } = document;
    const before = () => {
      document.title = name;
    };
    const after = () => {
      document.title = title;
    };
    addEventListener("beforeprint", before);
    addEventListener("afterprint", after);
    return () => {
      removeEventListener("beforeprint", before);
      removeEventListener("afterprint", after);
    };
  }, [name]);
}
