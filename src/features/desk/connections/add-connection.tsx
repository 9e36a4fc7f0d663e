import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import { ActionForm } from "../shell/action-form.tsx";

export function AddConnection({ onAdded }: { onAdded: (answer: Answer<"rotateSecret">) => void }) {
  return (
    <section
      aria-labelledby="add-connection"
      className="mt-10 max-w-[44rem] border-line-strong border-t pt-5"
    >
      <h2 id="add-connection">Add a connection</h2>
      <p className="text-ink-2">
        The address must begin with https:// and be reachable from the internet.
      </p>
      <ActionForm
        className="mt-4"
        endpoint="addConnection"
        fields={[
          {
            name: "name",
            label: "Name",
            hint: "For the team, such as HubSpot through Zapier",
            maxLength: 60,
            required: true,
          },
          {
            name: "url",
            type: "url",
            label: "Address",
            spellCheck: false,
            maxLength: 2000,
            required: true,
          },
        ]}
        send={(entered) => ({ body: entered as RequestBody<"addConnection"> })}
        confirm="Add"
        confirming="Adding"
        button={{ size: "small" }}
        onDone={onAdded}
      />
    </section>
  );
}
