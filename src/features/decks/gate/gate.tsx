import { useEffect, useState } from "react";
import { useSending } from "#browser/use-sending.ts";
import { decksPage } from "#content/pages/decks.ts";
import type {
  VerifyPresentationPasswordAnswer,
  VerifyPresentationPasswordRequest,
} from "#contracts/deck-access.ts";
import { verifyPresentationPasswordPath } from "#contracts/endpoints.ts";
import { DeckList } from "./deck-list.tsx";
import { afterTheGate, type GateReason, reasonIn } from "./gate-address.ts";
import { GatePanel } from "./gate-panel.tsx";
import { endSession, keepToken, readToken } from "./session.ts";

const words = decksPage.gate;

/** Locked until this tab holds a token; then the three decks, or the one the visitor was going to. */
export function Gate() {
  const [state, setState] = useState<"locked" | "open" | "opened" | "locked-again">("locked");
  const [wrong, setWrong] = useState(false);
  const { ready, failure, send } = useSending({ path: verifyPresentationPasswordPath, words });
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
    setWrong(false);
    const answer = (await send(() => ({ password }) satisfies VerifyPresentationPasswordRequest)) as
      | VerifyPresentationPasswordAnswer
      | undefined;
    if (!answer) return;
    if (!answer.success) return setWrong(true);
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
      error={failure ?? (wrong ? words.wrong : "")}
      notice={reason && words[reason]}
      takesFocus={state === "locked-again"}
      onAttempt={ready ? attempt : undefined}
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
