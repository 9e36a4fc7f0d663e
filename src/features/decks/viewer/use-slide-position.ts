import { useCallback, useEffect, useRef, useState } from "react";
import { slideIn } from "../gate/gate-address.ts";
import { withinDeck } from "./slide-keys.ts";

export interface SlidePosition {
  readonly index: number;
  readonly go: (index: number) => void;
}

/**
 * The slide that is shown. It is in the address, so that a reload and a shared link keep it, and in
 * sync with every other window that shows this deck (the speaker's notes). Turning a slide adds no
 * history entry, so Back leaves the deck.
 */
export function useSlidePosition(deckId: string, count: number): SlidePosition {
  const [index, setIndex] = useState(() =>
    withinDeck(slideIn(new URLSearchParams(location.search)) - 1, count),
  );
  const channel = useRef<BroadcastChannel>(null);

  useEffect(() => {
    const opened = new BroadcastChannel(`presentation-${deckId}`);
    opened.addEventListener("message", ({ data }: MessageEvent<number>) =>
      setIndex(withinDeck(data, count)),
    );
    channel.current = opened;
    return () => opened.close();
  }, [deckId, count]);

  useEffect(() => {
    const address = new URL(location.href);
    address.searchParams.set("slide", `${index + 1}`);
    history.replaceState(history.state, "", address);
  }, [index]);

  const go = useCallback(
    (to: number) => {
      const within = withinDeck(to, count);
      setIndex(within);
      channel.current?.postMessage(within);
    },
    [count],
  );

  return { index, go };
}
