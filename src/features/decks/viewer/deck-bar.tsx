import arrowLeft from "lucide:arrow-left";
import arrowRight from "lucide:arrow-right";
import maximize from "lucide:maximize";
import minimize from "lucide:minimize";
import notebookText from "lucide:notebook-text";
import printer from "lucide:printer";
import { useRef } from "react";
import { decksPage } from "#content/pages/decks.ts";
import { Button, SmallButton } from "#design-system/actions/button.tsx";
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

const toolLook =
  "inline-flex items-center gap-2 min-h-11 px-2 rounded-control text-nav font-medium whitespace-nowrap text-ink-2 no-underline hover:text-ink hover:bg-mint-wash";

/** On a phone only the steps stay visible; the other controls are at the end of the slide. */
export function DeckBar({ titles, position, fullScreen, onNotes, onPrint }: DeckBarProps) {
  return (
    <nav
      className="deck-bar *:min-[56.25rem]:static *:min-[56.25rem]:order-0 *:min-[56.25rem]:m-0 *:min-[56.25rem]:py-0 *:min-[56.25rem]:border-0 max-[56.25rem]:contents min-[56.25rem]:grid min-[56.25rem]:grid-cols-[auto_1fr_auto] min-[56.25rem]:items-center min-[56.25rem]:py-2 min-[56.25rem]:px-6 min-[56.25rem]:border-t min-[56.25rem]:border-line min-[56.25rem]:bg-sheet min-[72rem]:grid-cols-[1fr_auto_1fr]"
      aria-label={words.controls}
    >
      <a href="/presentations" className={`${toolLook} mx-3 mt-3 justify-self-start`}>
        <Icon drawing={arrowLeft} className="size-4 shrink-0" />
        {words.back}
      </a>
      <SlideSteps titles={titles} position={position} />
      <div className="flex flex-wrap mt-0 mb-3 mx-3 min-[56.25rem]:flex-nowrap min-[56.25rem]:justify-end">
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
    <div className="deck-steps sticky bottom-0 z-10 order-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-1.5 pb-[max(0.5rem,_env(safe-area-inset-bottom))] px-5 border-t border-line bg-sheet min-[56.25rem]:flex-nowrap min-[56.25rem]:justify-center">
      <SmallButton disabled={index === 0} onClick={() => step(index - 1)}>
        {words.previous}
      </SmallButton>
      <ol className="flex flex-[1_0_100%] -order-1 justify-center min-[30rem]:flex-none min-[30rem]:order-0">
        {titles.map((title, dot) => (
          <li key={title}>
            <button
              type="button"
              aria-label={slideName(titles, dot)}
              aria-current={dot === index ? "true" : undefined}
              onClick={() => go(dot)}
              className="grid place-items-center w-11 h-7 after:rounded-[9px] after:bg-control after:size-[9px] aria-[current]:after:w-[26px] aria-[current]:after:bg-leaf min-[56.25rem]:w-8 min-[56.25rem]:h-11"
            />
          </li>
        ))}
      </ol>
      <p ref={counter} tabIndex={-1} className="tabular-digits min-w-14 text-center text-ink-2">
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

/** Between the two widths only its icon. Screen readers still read the name. */
function Tool(props: { label: string; icon: string; onClick: () => void }) {
  return (
    <button
      type="button"
      className={`${toolLook} min-[56.25rem]:max-[70rem]:gap-0 min-[56.25rem]:max-[70rem]:text-[0px]`}
      onClick={props.onClick}
    >
      <span>
        <Icon drawing={props.icon} className="size-4.5" />
      </span>
      {props.label}
    </button>
  );
}
