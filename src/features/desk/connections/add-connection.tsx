import { useMutation } from "@tanstack/react-query";
import type { Answer, RequestBody } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { request } from "../data/desk-api.ts";
import { Refused } from "../shell/states.tsx";
import { useDeskForm } from "../use-desk-form.ts";

export function AddConnection({ onAdded }: { onAdded: (answer: Answer<"rotateSecret">) => void }) {
  const add = useMutation({
    mutationFn: (body: RequestBody<"addConnection">) => request("addConnection", { body }),
    onSuccess: onAdded,
  });
  const refusedUrl = add.error?.field === "url" ? add.error.message : undefined;
  const { form, faults } = useDeskForm(add, {
    invalid: "Please enter a whole address that begins with https://.",
  });
  return (
    <section
      aria-labelledby="add-connection"
      className="mt-10 max-w-[44rem] border-line-strong border-t pt-5"
    >
      <h2 id="add-connection">Add a connection</h2>
      <p className="text-ink-2">
        The address must begin with https:// and be reachable from the internet.
      </p>
      <form {...form} className="mt-4 grid gap-3.5 [&>button]:justify-self-start">
        <TextInput
          name="name"
          label="Name"
          hint="For the team, such as HubSpot through Zapier"
          autoComplete="off"
          maxLength={60}
          required
          error={faults.name}
        />
        <TextInput
          name="url"
          type="url"
          label="Address"
          autoComplete="off"
          spellCheck={false}
          maxLength={2000}
          required
          error={faults.url ?? refusedUrl}
        />
        <Button type="submit" size="small" disabled={add.isPending}>
          {add.isPending ? "Adding" : "Add"}
        </Button>
        {refusedUrl ? null : <Refused failure={add.error} />}
      </form>
    </section>
  );
}
