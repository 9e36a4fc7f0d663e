import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useForm } from "#browser/use-form.ts";
import type { Passkey } from "#contracts/desk/passkeys.ts";
import { Button } from "#design-system/actions/button.tsx";
import { FaultSummary } from "#design-system/forms/fault-summary.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { formatDate } from "#wording/dates.ts";
import { deskQuery } from "../data/desk-api.ts";
import { firmDay, firmMoment } from "../data/firm-time.ts";
import { addPasskey } from "../passkey-ceremonies.ts";
import { ActionButton } from "../shell/action-button.tsx";
import { DeskTable } from "../shell/desk-table.tsx";
import { Ready } from "../shell/states.tsx";
import { useFocusAfterRemoval } from "../use-focus-after-removal.ts";

const passkeysQuery = deskQuery("passkeys");

export function Passkeys({ onNotice }: { onNotice: (sentence: string) => void }) {
  const client = useQueryClient();
  const query = useQuery(passkeysQuery);
  const heading = useFocusAfterRemoval(query.data?.passkeys.length);
  return (
    <section aria-labelledby="passkeys">
      <h2 id="passkeys" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      <Ready query={query}>
        {({ passkeys }) =>
          passkeys.length === 0 ? (
            <p className="text-ink-2">
              You have none yet. With a passkey you sign in by the fingerprint, face or PIN that
              unlocks your device.
            </p>
          ) : (
            <>
              <p className="text-ink-2">
                Add one on each device that you work with, so that you can sign in when one is lost.
              </p>
              <DeskTable
                rows={passkeys}
                columns={[
                  { head: "Name", cell: ({ name }) => name },
                  {
                    head: "Added",
                    cell: ({ createdAt }) => formatDate(firmDay(createdAt), "short"),
                  },
                  {
                    head: "Last used",
                    cell: ({ lastUsedAt }) =>
                      lastUsedAt === null ? "Not yet" : firmMoment(lastUsedAt),
                  },
                ]}
                buttons={({ id, name }) => (
                  <>
                    <ActionButton
                      label="Rename"
                      row={name}
                      title={`Rename ${name}`}
                      endpoint="renamePasskey"
                      fields={[
                        {
                          name: "name",
                          label: "Name",
                          defaultValue: name,
                          maxLength: 60,
                          required: true,
                        },
                      ]}
                      send={(entered) => ({ id, body: { name: entered.name ?? "" } })}
                      confirm="Save"
                      confirming="Saving"
                      onDone={({ passkey }) =>
                        onNotice(`The passkey is called ${passkey.name} now.`)
                      }
                    />
                    <ActionButton
                      label="Remove"
                      row={name}
                      title={`Remove ${name}?`}
                      about="You can no longer sign in with this passkey. Your device may still list it: delete it there, too."
                      endpoint="removePasskey"
                      send={() => ({ id })}
                      confirming="Removing"
                      onDone={() => onNotice(`${name} is removed.`)}
                    />
                  </>
                )}
              />
            </>
          )
        }
      </Ready>
      <AddPasskey
        onAdded={({ name }) => {
          onNotice(`${name} is added. You can sign in with it from now on.`);
          client.invalidateQueries(passkeysQuery);
        }}
      />
    </section>
  );
}

function AddPasskey({ onAdded }: { onAdded: (passkey: Passkey) => void }) {
  const { form, field, sending, summary } = useForm({
    send: async ({ name = "" }: { name?: string }) => onAdded((await addPasskey(name)).passkey),
  });
  return (
    <form {...form} className="mt-5 grid max-w-[34rem] gap-3.5 [&>button]:justify-self-start">
      <TextInput
        {...field("name")}
        label="Name of a new passkey"
        hint="Optional, for you to recognize it, such as Work laptop."
        autoComplete="off"
        maxLength={60}
      />
      <Button type="submit" size="small">
        {sending ? "Waiting for your device" : "Add a passkey"}
      </Button>
      <FaultSummary {...summary} />
    </form>
  );
}
