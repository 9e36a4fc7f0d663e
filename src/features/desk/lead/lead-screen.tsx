import { useEffect } from "react";
import { deskLead as words } from "#content/desk.ts";
import { type DeskLeadAnswer, deskLeadPath } from "#contracts/desk/lead.ts";
import { Button } from "#design-system/actions/button.tsx";
import { go } from "../address.ts";
import { neighboursOf, rememberOpened } from "../leads/lead-trail.ts";
import { useSession } from "../session.ts";
import { DeskLink } from "../shell/desk-link.tsx";
import { Ready } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import { useLoaded } from "../use-loaded.ts";
import { Conversation } from "./conversation.tsx";
import { EraseLead } from "./erase-lead.tsx";
import { LeadAnswers } from "./lead-answers.tsx";
import { LeadDetails } from "./lead-details.tsx";
import { LeadHead } from "./lead-head.tsx";
import { LeadSlip } from "./lead-slip.tsx";
import { Messages } from "./messages.tsx";
import "./lead.css";

/** One lead: what the visitor saw beside what became of it, and what is known besides. */
export function LeadScreen({ id }: { id: string }) {
  const loaded = useLoaded<DeskLeadAnswer>(deskLeadPath(id));
  const { list, newer, older } = neighboursOf(id);
  useEffect(() => rememberOpened(id), [id]);
  const open = (other: string | undefined) => () => other && go(`/desk/leads/${other}`);
  useKeys({
    j: open(older),
    k: open(newer),
    n: () => document.getElementById("lead-note")?.focus(),
    "/": () => {
      go(list);
      // The list's own field is there once the list is.
      requestAnimationFrame(() => document.getElementById("lead-search")?.focus());
    },
    Escape: () => go(list),
  });
  return (
    <>
      <nav className="lead-trail" aria-label={words.back}>
        <DeskLink href={list}>{words.back}</DeskLink>
        {newer ? <DeskLink href={`/desk/leads/${newer}`}>{words.newer}</DeskLink> : null}
        {older ? <DeskLink href={`/desk/leads/${older}`}>{words.older}</DeskLink> : null}
        <Button variant="quiet" size="small" onClick={() => print()}>
          {words.print}
        </Button>
      </nav>
      <Ready loaded={loaded}>
        {(answer) => <LeadSheet answer={answer} onAnswer={loaded.replace} />}
      </Ready>
    </>
  );
}

function LeadSheet(props: { answer: DeskLeadAnswer; onAnswer: (answer: DeskLeadAnswer) => void }) {
  const { answer, onAnswer } = props;
  const { lead } = answer;
  const { user } = useSession();
  return (
    <article className="lead">
      <LeadHead answer={answer} onAnswer={onAnswer} />
      <div className="lead-columns">
        <div className="lead-visitor">
          <LeadSlip lead={lead} />
          {lead.message ? (
            <section aria-labelledby="lead-message">
              <h2 id="lead-message">{words.message}</h2>
              <p className="lead-message">{lead.message}</p>
            </section>
          ) : null}
        </div>
        <div className="lead-work">
          <Conversation lead={lead} onAnswer={onAnswer} />
          <Messages messages={lead.messages} onAnswer={onAnswer} />
        </div>
        <div className="lead-background">
          <LeadDetails lead={lead} />
          <LeadAnswers answers={lead.answers} />
          {user?.role === "admin" ? <EraseLead lead={lead} /> : null}
        </div>
      </div>
    </article>
  );
}
