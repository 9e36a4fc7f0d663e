import "./deck.css";
import { DeckViewer, type DeckViewerProps } from "./deck-viewer.tsx";
import { NotesWindow } from "./notes-window.tsx";

/** The deck, or in a window of its own (`?notes=1`) what its presenter wants to say. */
export function OpenDeck(props: DeckViewerProps) {
  const forPresenter = new URLSearchParams(location.search).has("notes");
  return forPresenter ? <NotesWindow {...props} /> : <DeckViewer {...props} />;
}
