import "./deck.css";
import { DeckViewer, type DeckViewerProps } from "./deck-viewer.tsx";
import { NotesWindow } from "./notes-window.tsx";

/** The deck, or in a separate window (`?notes=1`) the presenter's notes. */
export function OpenDeck(props: DeckViewerProps) {
  const forPresenter = new URLSearchParams(location.search).has("notes");
  return forPresenter ? <NotesWindow {...props} /> : <DeckViewer {...props} />;
}
