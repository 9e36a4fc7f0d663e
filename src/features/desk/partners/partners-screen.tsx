import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDate } from "#wording/dates.ts";
import { deskQuery } from "../data/desk-api.ts";
import { ListScreen } from "../shell/list-screen.tsx";
import { SecretDialog } from "../shell/secret-dialog.tsx";
import { PartnerEntry } from "./partner-entry.tsx";

export function PartnersScreen() {
  const [notice, setNotice] = useState("");
  const [secret, setSecret] = useState({ name: "", address: "" });
  return (
    <ListScreen
      title="Partners"
      about="What each partner’s visitors went on to do, by week and placement. A private address shows the partner those of 3 and more."
      notice={notice}
      query={useQuery(deskQuery("partners"))}
      rows={({ partners }) => partners}
      below={
        secret.address ? (
          <SecretDialog
            title={`The private address of ${secret.name}`}
            about="Send it to the partner now: it is shown only this once. Whoever has it sees these counts."
            secret={secret.address}
            onClose={() => setSecret({ name: "", address: "" })}
          />
        ) : null
      }
    >
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
                others={partners.filter((other) => other !== one).map(({ partner }) => partner)}
                onChanged={(sentence, name, address) => {
                  setNotice(sentence);
                  if (address) setSecret({ name, address });
                }}
              />
            ))}
          </ul>
        </>
      )}
    </ListScreen>
  );
}
