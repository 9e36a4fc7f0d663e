import { useState } from "react";
import { deskMail as words } from "#content/desk.ts";
import {
  deskMailPath,
  deskMailRetryDeadPath,
  deskMailRetryPath,
  type MailAnswer,
  type RetryAnswer,
} from "#contracts/desk/mail.ts";
import { Button } from "#design-system/actions/button.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatNumber } from "#wording/numbers.ts";
import { useAddress, withQuery } from "../address.ts";
import { MessageLine } from "../lead/messages.tsx";
import { DeskLink } from "../shell/desk-link.tsx";
import { ListPages } from "../shell/list-pages.tsx";
import { Empty, Ready, Refused } from "../shell/states.tsx";
import { Tabs } from "../shell/tabs.tsx";
import { useChange } from "../use-change.ts";
import { useLatest } from "../use-latest.ts";
import { useLoaded } from "../use-loaded.ts";
import "./mail.css";

/** What has not left yet and what was given up, with what the server at the other end said. */
export function MailScreen() {
  const address = useAddress();
  const state = address?.query.get("state") === "dead" ? "dead" : "waiting";
  const after = address?.query.get("after");
  const query = new URLSearchParams({ state, ...(after ? { after } : {}) });
  const loaded = useLoaded<MailAnswer>(`${deskMailPath}?${query}`);
  const counts = useLatest(loaded.data?.counts);
  const { busy, failure, run } = useChange();
  const [told, setTold] = useState("");
  if (!address) return null;

  async function retry(path: string) {
    setTold("");
    const answer = await run<RetryAnswer>(path, { method: "POST" });
    if (!answer) return;
    const { none, one, more } = words.retried;
    const count = answer.retried;
    setTold(count === 0 ? none : count === 1 ? one : fillIn(more, { count }));
    loaded.reload();
  }

  return (
    <>
      <div className="desk-title">
        <h1>{words.heading}</h1>
        {counts && counts.dead > 0 ? (
          <Button size="small" disabled={busy} onClick={() => retry(deskMailRetryDeadPath)}>
            {words.retryAll}
          </Button>
        ) : null}
      </div>
      <Tabs
        label={words.states}
        tabs={(["waiting", "dead"] as const).map((one) => ({
          label: words[one],
          count: counts && formatNumber(counts[one]),
          href: withQuery(address, { state: one === "dead" ? "dead" : "", after: "" }),
          current: state === one,
        }))}
      />
      <p role="status" className="lead-sent mt-4">
        {told}
      </p>
      <Refused failure={failure} />
      <Ready loaded={loaded}>
        {({ messages, after: next }) =>
          messages.length === 0 ? (
            <Empty heading={words.none[state]}>
              <p>{words.none[`${state}Text`]}</p>
            </Empty>
          ) : (
            <>
              <ol className="mail-list">
                {messages.map((message) => (
                  <li key={message.id}>
                    <div>
                      <MessageLine message={message} />
                      <p className="mail-to">
                        {message.recipients.map((recipient) => recipient.address).join(", ")}
                        {" · "}
                        {message.lead ? (
                          <DeskLink href={`/desk/leads/${message.lead.id}`}>
                            {message.lead.name ?? message.lead.email}
                          </DeskLink>
                        ) : (
                          words.noLead
                        )}
                      </p>
                    </div>
                    <Button
                      variant="quiet"
                      size="small"
                      disabled={busy}
                      onClick={() => retry(deskMailRetryPath(message.id))}
                    >
                      {words.retry}
                      <span className="sr-only">
                        {" "}
                        {message.recipients[0]?.address ?? message.purpose}
                      </span>
                    </Button>
                  </li>
                ))}
              </ol>
              <ListPages address={address} after={next} older={words.older} newer={words.newest} />
            </>
          )
        }
      </Ready>
    </>
  );
}
