import arrowLeft from "lucide:arrow-left";
import arrowRight from "lucide:arrow-right";
import maximize from "lucide:maximize";
import minimize from "lucide:minimize";
import notebookText from "lucide:notebook-text";
import printer from "lucide:printer";
import { useRef } from "react";
import { decksPage } from "#content/pages/decks.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Icon } from "#design-system/actions/icon.tsx";
import { slideName } from "./slide-announcement.tsx";
import type { FullScreen } from "./use-full-screen.ts";
import type { SlidePosition } from "./use-slide-position.ts";

const words = decksPage.deck;

interface DeckBarProps {
  readonly titles: readonly string[];
  readonly position: SlidePosition;
  readonly fullScreen: FullScreen;
  readonly onNotes: () => void;
  readonly onPrint: () => void;
}

export function DeckBar({ titles, position, fullScreen, onNotes, onPrint }: DeckBarProps) {
  return (
    <nav className="deck-bar" aria-label={words.controls}>
      <a href="/presentations" className="deck-back">
        <Icon drawing={arrowLeft} className="size-4 shrink-0" />
        {words.back}
      </a>
      <SlideSteps titles={titles} position={position} />
      <div className="deck-tools">
        <Tool label={words.notes} icon={notebookText} onClick={onNotes} />
        <Tool label={words.print} icon={printer} onClick={onPrint} />
        {fullScreen.offered ? (
          <Tool
            label={fullScreen.on ? words.leaveFullScreen : words.fullScreen}
            icon={fullScreen.on ? minimize : maximize}
            onClick={fullScreen.toggle}
          />
        ) : null}
      </div>
    </nav>
  );
}

function SlideSteps({ titles, position }: Pick<DeckBarProps, "titles" | "position">) {
  const { index, go } = position;
  const last = titles.length - 1;
  const counter = useRef<HTMLParagraphElement>(null);

  /** Before a button is disabled, its neighbour gets the focus, which would otherwise be lost. */
  function step(to: number) {
    if (to === 0 || to === last) counter.current?.focus();
    go(to);
  }

  return (
    <div className="deck-steps">
      <Button variant="quiet" size="small" disabled={index === 0} onClick={() => step(index - 1)}>
        {words.previous}
      </Button>
      <ol className="deck-dots">
        {titles.map((title, dot) => (
          <li key={title}>
            <button
              type="button"
              aria-label={slideName(titles, dot)}
              aria-current={dot === index ? "true" : undefined}
              onClick={() => go(dot)}
            />
          </li>
        ))}
      </ol>
      <p ref={counter} tabIndex={-1} className="deck-counter tabular-digits">
        {index + 1} / {titles.length}
      </p>
      <Button
        variant="primary"
        size="small"
        disabled={index === last}
        onClick={() => step(index + 1)}
      >
        {words.next}
        <Icon drawing={arrowRight} className="size-4" />
      </Button>
    </div>
  );
}

function Tool(props: { label: string; icon: string; onClick: () => void }) {
  return (
    <button type="button" className="deck-tool" onClick={props.onClick}>
      <span>
        <Icon drawing={props.icon} />
      </span>
      {props.label}
    </button>
  );
}
