import type { ReactNode } from "react";

export interface ExplorerCase {
  id: string;
  /** The filters that show it, besides the one that shows all. */
  groups: readonly string[];
  /** What the search box looks through. */
  searchText?: string;
  /** The card's content, without its button. */
  card: ReactNode;
  dialogTitle: string;
  dialogEyebrow?: ReactNode;
  dialog: ReactNode;
  dialogFooter?: ReactNode;
}
