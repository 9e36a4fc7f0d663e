import { useQuery } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import type { Answer } from "#contracts/desk/api.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { PersonCalls } from "../calls/person-calls.tsx";
import { nameOf } from "../data/person-in-words.ts";
import { useUser } from "../data/session.ts";
import { useShow } from "../data/use-desk-action.ts";
import { useOpenedFrom } from "../people/people-query.ts";
import { Ready } from "../shell/states.tsx";
import { useKeys } from "../use-keys.ts";
import { ErasedScreen, ErasePerson } from "./erase-person.tsx";
import { History } from "./history.tsx";
import { Messages } from "./messages.tsx";
import { PersonHead } from "./person-head.tsx";
import { personQuery } from "./person-query.ts";
import { MergeWith } from "./same-person.tsx";
import { SentLeads } from "./sent-leads.tsx";
import "./person.css";

interface ScreenProps {
  /** Of the person, of one who was merged into them, or of something they sent. */
  id: string;
  /** Set to the id of the element to focus in the list. */
  focusInList: RefObject<string | undefined>;
}

/** One person: what they sent, what happened since, and what comes next. */
export function PersonScreen(props: ScreenProps) {
  const [erased, setErased] = useState<Answer<"erasePerson">>();
  if (erased) return <ErasedScreen erased={erased} />;
  return <OpenPerson {...props} onErased={setErased} />;
}

type OnErased = (erased: Answer<"erasePerson">) => void;

function OpenPerson({ id, focusInList, onErased }: ScreenProps & { onErased: OnErased }) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const query = useQuery(personQuery(id));
  useOwnAddress(id, query.data);
  const { list, back, newer, older } = useOpenedFrom(id);
  const goBack = () => navigate(back.href, { state: back.state });
  const open = (other: string | undefined) => () => other && navigate(other, { state });
  useKeys({
    j: open(older),
    k: open(newer),
    n: () => document.getElementById("lead-note")?.focus(),
    "/": () => {
      focusInList.current = "lead-search";
      navigate(list.href, { state: list.state });
    },
    Escape: goBack,
  });
  return (
    <>
      <nav className="lead-trail" aria-label="Leads">
        <Link to={back.href} state={back.state}>
          {back.label}
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
        <SmallButton onClick={() => print()}>Print</SmallButton>
      </nav>
      <Ready query={query}>
        {(answer) =>
          answer.person.id === id ? (
            <PersonSheet answer={answer} onErased={onErased} onGone={goBack} />
          ) : null
        }
      </Ready>
    </>
  );
}

/** Leaves the address of a lead, or of somebody who was merged, for that of the person. */
function useOwnAddress(id: string, answer: Answer<"person"> | undefined): void {
  const navigate = useNavigate();
  const { state } = useLocation();
  const show = useShow();
  const own = answer?.person.id;
  const leave = useEffectEvent(async () => {
    if (answer) await show(answer);
    navigate(`/desk/leads/${own}`, { replace: true, state });
  });
  useEffect(() => {
    if (own && own !== id) leave();
  }, [own, id]);
}

function PersonSheet(props: { answer: Answer<"person">; onErased: OnErased; onGone: () => void }) {
  const { person } = props.answer;
  const user = useUser();
  useTitle(nameOf(person));
  return (
    <article className="print:text-xs">
      <PersonHead answer={props.answer} />
      <div className="lead-columns grid gap-x-16 gap-y-10 pt-7 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] print:grid-cols-2 print:gap-8">
        <SentLeads person={person} onGone={props.onGone} />
        <div className="grid min-w-0 content-start gap-9 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <PersonCalls person={person} />
          <History person={person} />
          <Messages person={person} />
        </div>
        <div className="grid content-start gap-9">
          <MergeWith person={person} />
          {user?.role === "admin" ? (
            <ErasePerson person={person} onErased={props.onErased} />
          ) : null}
        </div>
      </div>
    </article>
  );
}

/**
 * Puts the name of what is open, such as a lead, first in the window's title. Several tabs of the
 * same screen then have different titles.
 */
function useTitle(open: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${open} | ${before}`;
    return () => {
      document.title = before;
    };
  }, [open]);
}
