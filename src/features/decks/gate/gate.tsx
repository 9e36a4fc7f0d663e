import { useEffect, useState } from "react";
import { post } from "#browser/post.ts";
import { decksPage } from "#content/pages/decks.ts";
import type { DeckPasswordAnswer, DeckPasswordRequest } from "#contracts/deck.ts";
import { deckPasswordPath } from "#contracts/endpoints.ts";
import { DeckList } from "./deck-list.tsx";
import { afterTheGate, type GateReason, reasonIn } from "./gate-address.ts";
import { GatePanel } from "./gate-panel.tsx";
import { endSession, keepToken, readToken } from "./session.ts";

const words = decksPage.gate;

/** Locked until this tab has a token. Then it shows the three decks, or opens the requested one. */
export function Gate() {
  const [state, setState] = useState<"locked" | "open" | "opened" | "locked-again">("locked");
  const [reason, setReason] = useState<GateReason>();

  useEffect(() => {
    const look = () => {
      setReason(reasonIn(location.search));
      setState(readToken() && enter() ? "open" : "locked");
    };
    // A page from the back/forward cache may be older than a Lock.
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look();
    look();
    addEventListener("pageshow", lookAgain);
    return () => removeEventListener("pageshow", lookAgain);
  }, []);

  async function attempt(password: string) {
    const request: DeckPasswordRequest = { password };
    const answer = await post<DeckPasswordAnswer>(deckPasswordPath, request, words);
    if (!answer.success) throw Object.assign(new Error(words.wrong), { status: 401 });
    keepToken(answer.sessionToken);
    if (enter()) setState("opened");
  }

  async function lock() {
    await endSession();
    setReason("locked");
    setState("locked-again");
  }

  if (state === "open" || state === "opened")
    return <DeckList takesFocus={state === "opened"} onLock={lock} />;
  return (
    <GatePanel
      notice={reason && words[reason]}
      takesFocus={state === "locked-again"}
      onAttempt={attempt}
    />
  );
}

/** Opens the deck that the address names. True if the list is shown instead. */
function enter(): boolean {
  const deck = afterTheGate(location.search);
  if (deck) location.replace(deck);
  else document.documentElement.removeAttribute("data-session");
  return !deck;
}
