import close from "lucide:x";
import type { CSSProperties, ReactNode } from "react";
import { caseExplorer } from "#content/cases/case-explorer.ts";
import { Icon } from "#design-system/actions/icon.tsx";

export interface ExplorerCase {
  id: string;
  /** The filters that show it, besides the one for all cases. */
  groups: readonly string[];
  searchText?: string;
  /** The card's content, without its button. */
  card: ReactNode;
  dialogTitle: string;
  dialogEyebrow?: ReactNode;
  dialog: ReactNode;
  dialogFooter?: ReactNode;
}

/** Shown before the cases that its filters show, without a dialog, and not counted with them. */
export type BesideCase = Pick<ExplorerCase, "id" | "groups" | "card" | "searchText">;

/** In the page from the start, closed. The browser opens and closes it. */
export function CaseDialog({ id, entry }: { id: string; entry: ExplorerCase }) {
  return (
    <dialog
      id={id}
      aria-labelledby={`${id}-title`}
      className="dialog on-sheet"
      style={{ "--dialog-width": "55rem" } as CSSProperties}
    >
      <div className="dialog-head">
        <div>
          {entry.dialogEyebrow}
          <h2 id={`${id}-title`} className="mt-3 text-2xl">
            {entry.dialogTitle}
          </h2>
        </div>
        <form method="dialog">
          <button type="submit" className="dialog-close">
            <Icon drawing={close} className="size-5" />
            {caseExplorer.close}
          </button>
        </form>
      </div>
      <div className="dialog-body">{entry.dialog}</div>
      {entry.dialogFooter ? <div className="dialog-foot">{entry.dialogFooter}</div> : null}
    </dialog>
  );
}

/** Inside `.case-passages`. */
export function Passage({ heading, children }: { heading: string; children: string }) {
  return (
    <>
      <h3>{heading}</h3>
      <p className="mt-2 text-ink-2">{children}</p>
    </>
  );
}
