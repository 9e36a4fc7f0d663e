import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { presentations } from "#content/presentations.ts";
import type { Deck } from "#contracts/deck.ts";
import { Button } from "#design-system/actions/button.tsx";
import { AlertRegion } from "#design-system/feedback/alert-region.tsx";
import { gateAddress } from "../gate/gate-address.ts";
import { GatePanel } from "../gate/gate-panel.tsx";
import { onLock } from "../gate/lock-channel.ts";
import { forgetToken, readToken } from "../gate/session-token.ts";
import type { RenderCalculator } from "./deck-viewer.tsx";
import { fetchDeck } from "./fetch-deck.ts";

const words = presentations.deck;

/** Slides, figures and their styles: nobody needs them before a token opens a deck. */
const loadOpenDeck = () => import("./open-deck.tsx");
const OpenDeck = lazy(async () => ({ default: (await loadOpenDeck()).OpenDeck }));

export interface DeckRoomProps {
  readonly deckId: string;
  readonly deckPath: string;
}

/** Gets the deck with this tab's token. Without one that opens it, the way leads to the gate. */
export function DeckRoom({
  deckId,
  deckPath,
  renderCalculator,
}: DeckRoomProps & { renderCalculator: RenderCalculator }): ReactNode {
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
      const [answer] = await Promise.all([fetchDeck(deckPath, token), loadOpenDeck()]);
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
    // A page brought back by the Back button may be older than a Lock.
    const lookAgain = ({ persisted }: PageTransitionEvent) =>
      persisted && !readToken() && toTheGate();
    addEventListener("pageshow", lookAgain);
    const stopListening = onLock(() => toTheGate("locked"));
    return () => {
      left = true;
      removeEventListener("pageshow", lookAgain);
      stopListening();
    };
  }, [deckId, deckPath, state]);

  if (deck)
    return (
      <Suspense>
        <OpenDeck deckId={deckId} deck={deck} renderCalculator={renderCalculator} />
      </Suspense>
    );
  if (state === "closed") return <GatePanel />;
  return (
    <div className="deck-waiting">
      <AlertRegion kind="status">{state === "opening" ? words.opening : null}</AlertRegion>
      <AlertRegion tone="error">{state === "failed" ? words.failed : null}</AlertRegion>
      {state === "failed" ? (
        <Button onClick={() => setState("opening")}>{words.retry}</Button>
      ) : null}
    </div>
  );
}
