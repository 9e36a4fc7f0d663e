import { useEffect, useState } from "react";
import { presentations } from "#content/presentations.ts";
import { DeckList } from "./deck-list.tsx";
import { endSession } from "./end-session.ts";
import { afterTheGate, type GateReason, reasonIn } from "./gate-address.ts";
import { GatePanel } from "./gate-panel.tsx";
import { announceLock } from "./lock-channel.ts";
import { keepToken, readToken } from "./session-token.ts";
import { verifyPassword } from "./verify-password.ts";

const words = presentations.gate;

export interface GateProps {
  readonly verifyPath: string;
  readonly sessionPath: string;
}

/** Locked until this tab holds a token; then the three decks, or the one the visitor was going to. */
export function Gate({ verifyPath, sessionPath }: GateProps) {
  const [state, setState] = useState<"locked" | "open" | "opened" | "locked-again">("locked");
  const [error, setError] = useState("");
  const [reason, setReason] = useState<GateReason>();

  useEffect(() => {
    const look = () => {
      setReason(reasonIn(location.search));
      setState(readToken() && enter() ? "open" : "locked");
    };
    // A page brought back by the Back button may be older than a Lock.
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && look();
    look();
    addEventListener("pageshow", lookAgain);
    return () => removeEventListener("pageshow", lookAgain);
  }, []);

  async function attempt(password: string) {
    setError("");
    try {
      const token = await verifyPassword(verifyPath, password, words.failed);
      if (token === null) return setError(words.wrong);
      keepToken(token);
      if (enter()) setState("opened");
    } catch (failure) {
      console.error(failure);
      setError(sentenceOf(failure));
    }
  }

  async function lock() {
    await endSession(sessionPath);
    announceLock();
    setReason("locked");
    setState("locked-again");
  }

  if (state === "open" || state === "opened")
    return <DeckList takesFocus={state === "opened"} onLock={lock} />;
  return (
    <GatePanel
      error={error}
      notice={reason && words[reason]}
      takesFocus={state === "locked-again"}
      onAttempt={attempt}
    />
  );
}

/** Goes on to the deck the address names; true where the list is to be shown instead. */
function enter(): boolean {
  const deck = afterTheGate(location.search);
  if (deck) location.replace(deck);
  else document.documentElement.removeAttribute("data-session");
  return !deck;
}

/** An Error of its own is the server's sentence; others are the browser's words. */
function sentenceOf(failure: unknown): string {
  const readable = failure instanceof Error && failure.constructor === Error;
  return readable ? failure.message : words.failed;
}
