import "./loading-note.css";

export interface LoadingWords {
  /** Shown after two seconds. */
  loading: string;
  /** Added when the scripts have most likely failed. */
  late: string;
}

/**
 * Must come directly after an island, which does nothing until React has loaded. The stylesheet
 * alone shows it, so that it also appears when no script loads at all.
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
