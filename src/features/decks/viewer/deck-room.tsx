import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { answerTimeoutMs } from "#browser/post.ts";
import { decksPage } from "#content/pages/decks.ts";
import type { Deck } from "#contracts/deck.ts";
import { deckPath } from "#contracts/endpoints.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { gateAddress } from "../gate/gate-address.ts";
import { GatePanel } from "../gate/gate-panel.tsx";
import { forgetToken, onLock, readToken } from "../gate/session.ts";
import type { RenderCalculator } from "./deck-viewer.tsx";

const words = decksPage.deck;

/** Slides, charts and their styles, loaded only after a token has opened a deck. */
const loadOpenDeck = () => import("./deck-viewer.tsx");
const OpenDeck = lazy(async () => ({ default: (await loadOpenDeck()).OpenDeck }));

export interface DeckRoomProps {
  readonly deckId: string;
}

/** Loads the deck with this tab's token. Without a valid one it redirects to the gate. */
export function DeckRoom(props: DeckRoomProps & { renderCalculator: RenderCalculator }): ReactNode {
  const { deckId } = props;
  const [deck, setDeck] = useState<Deck>();
  const [state, setState] = useState<"closed" | "opening" | "failed">("closed");

  useEffect(() => {
    let left = false;
    const toTheGate = (reason?: "ended" | "locked") => {
      left = true;
      forgetToken();
      setDeck(undefined);
      location.replace(gateAddress(deckId, location.search, reason));
    };
    const open = async () => {
      const token = readToken();
      if (!token) return toTheGate();
      const [answer] = await Promise.all([fetchDeck(deckId, token), loadOpenDeck()]);
      if (left) return;
      if (answer === "locked") return toTheGate("ended");
      setDeck(answer);
    };
    if (state === "closed") setState("opening");
    if (state === "opening")
      open().catch((failure) => {
        console.error(failure);
        if (!left) setState("failed");
      });
    // A page from the back/forward cache may be older than a Lock.
    const lookAgain = ({ persisted }: PageTransitionEvent) =>
      persisted && !readToken() && toTheGate();
    addEventListener("pageshow", lookAgain);
    const stopListening = onLock(() => toTheGate("locked"));
    return () => {
      left = true;
      removeEventListener("pageshow", lookAgain);
      stopListening();
    };
  }, [deckId, state]);

  if (deck)
    return (
      <Suspense>
        <OpenDeck deckId={deckId} deck={deck} renderCalculator={props.renderCalculator} />
      </Suspense>
    );
  if (state === "closed") return <GatePanel />;
  return (
    <div className="deck-waiting">
      <AlertRegion kind="status">{state === "opening" ? words.opening : null}</AlertRegion>
      <AlertRegion tone="error">{state === "failed" ? words.failed : null}</AlertRegion>
      {state === "failed" ? (
        // A reload, because browsers do not retry a script that failed, and after a deploy it is gone.
        <Button onClick={() => location.reload()}>{words.retry}</Button>
      ) : null}
    </div>
  );
}

/** The deck, or "locked" if the token is forged, expired or ended. */
async function fetchDeck(deckId: string, token: string): Promise<Deck | "locked"> {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(deckPath(deckId), {
    headers,
    signal: AbortSignal.timeout(answerTimeoutMs),
  });
  if (answer.status === 401) return "locked";
  if (!answer.ok) throw new Error(`The deck was answered ${answer.status}`);
  return answer.json();
}
