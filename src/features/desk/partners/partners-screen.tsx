import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#wording/dates.ts";
import { deskQuery } from "../data/desk-api.ts";
import { SecretDialog } from "../shell/secret-dialog.tsx";
import { Ready } from "../shell/states.tsx";
import { PartnerEntry } from "./partner-entry.tsx";

const partnersQuery = deskQuery("partners");

export function PartnersScreen() {
  const client = useQueryClient();
  const query = useQuery(partnersQuery);
  const [told, setTold] = useState("");
  const [secret, setSecret] = useState({ name: "", address: "" });
  return (
    <>
      <div className="desk-title">
        <h1>Partners</h1>
      </div>
      <p className="max-w-[52rem] text-ink-2">
        What each partner’s visitors went on to do, by week and placement. A private address shows
        the partner the same counts, without those of fewer than three results.
      </p>
      <p role="status" className="mt-3 font-medium text-pine">
        {told}
      </p>
      <Ready query={query}>
        {({ from, to, partners }) => (
          <>
            <p className="max-w-[52rem] text-ink-2">
              Counted from {formatDate(from)} to {formatDate(to)}.
            </p>
            <ul className="mt-4">
              {partners.map((one) => (
                <PartnerEntry
                  key={one.partner}
                  partner={one}
                  onChanged={(sentence, name, address) => {
                    setTold(sentence);
                    if (address) setSecret({ name, address });
                    client.invalidateQueries(partnersQuery);
                  }}
                />
              ))}
            </ul>
          </>
        )}
      </Ready>
      {secret.address ? (
        <SecretDialog
          title={`The private address of ${secret.name}`}
          about="Send it to the partner now: it is shown only this once. Whoever has it sees these counts."
          secret={secret.address}
          onClose={() => setSecret({ name: "", address: "" })}
        />
      ) : null}
    </>
  );
}
