import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Answer } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { LeadCalls } from "../calls/lead-calls.tsx";
import { useUser } from "../data/session.ts";
import { Ready } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import { useTitle } from "../use-title.ts";
import { EraseLead } from "./erase-lead.tsx";
import { History } from "./history.tsx";
import { LeadAnswers } from "./lead-answers.tsx";
import { LeadDetails } from "./lead-details.tsx";
import { LeadHead } from "./lead-head.tsx";
import { leadQuery } from "./lead-query.ts";
import { LeadSlip } from "./lead-slip.tsx";
import { useOpenedFrom } from "./leads-query.ts";
import { Messages } from "./messages.tsx";
import "./lead.css";

/** One lead: the visitor's slip, what happened since, and all other details. */
export function LeadScreen(props: {
  id: string;
  /** Set to the id of the element to focus in the list. */
  focusInList: RefObject<string | undefined>;
}) {
  const { id, focusInList } = props;
  const navigate = useNavigate();
  const { state } = useLocation();
  const query = useQuery(leadQuery(id));
  const { list, newer, older } = useOpenedFrom(id);
  const goBack = () => navigate(list.href, { state: list.state });
  const open = (other: string | undefined) => () => other && navigate(other, { state });
  useKeys({
    j: open(older),
    k: open(newer),
    n: () => document.getElementById("lead-note")?.focus(),
    "/": () => {
      focusInList.current = "lead-search";
      goBack();
    },
    Escape: goBack,
  });
  return (
    <>
      <nav className="lead-trail" aria-label="Leads">
        <Link to={list.href} state={list.state}>
          Leads
        </Link>
        {newer ? (
          <Link to={newer} state={state}>
            Previous lead
          </Link>
        ) : null}
        {older ? (
          <Link to={older} state={state}>
            Next lead
          </Link>
        ) : null}
        <Button variant="quiet" size="small" onClick={() => print()}>
          Print
        </Button>
      </nav>
      <Ready query={query}>{(answer) => <LeadSheet answer={answer} listHref={list.href} />}</Ready>
    </>
  );
}

function LeadSheet({ answer, listHref }: { answer: Answer<"lead">; listHref: string }) {
  const { lead } = answer;
  const user = useUser();
  useTitle(lead.name ?? lead.email);
  return (
    <article className="lead">
      <LeadHead answer={answer} />
      <div className="lead-columns">
        {lead.slip || lead.message ? (
          <div className="lead-visitor">
            {lead.sentence ? <p className="lead-answer">{lead.sentence}</p> : null}
            {lead.slip ? <LeadSlip slip={lead.slip} /> : null}
            {lead.message ? (
              <section aria-labelledby="lead-message">
                <h2 id="lead-message">Message</h2>
                <p className="lead-message">{lead.message}</p>
              </section>
            ) : null}
          </div>
        ) : null}
        <div className="lead-work">
          <LeadCalls lead={lead} />
          <History lead={lead} />
          <Messages lead={lead} />
        </div>
        <div className="lead-background">
          <LeadDetails lead={lead} />
          <LeadAnswers answers={lead.answers} />
          {user?.role === "admin" ? <EraseLead lead={lead} listHref={listHref} /> : null}
        </div>
      </div>
    </article>
  );
}
