import "./loading-note.css";

export interface LoadingWords {
  /** Said after two seconds. */
  loading: string;
  /** Added when the scripts have surely failed. */
  late: string;
}

/**
 * Stands directly after an island, which does nothing before React has arrived. The stylesheet alone
 * shows it, so that it also speaks when no script arrives at all.
 */
export function LoadingNote({ words }: { words: LoadingWords }) {
  return (
    <div className="loading-note" role="status">
      <p>
        {words.loading} <span className="loading-note-late">{words.late}</span>
      </p>
    </div>
  );
}
