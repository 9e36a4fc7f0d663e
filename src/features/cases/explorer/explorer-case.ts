import type { ReactNode } from "react";

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
