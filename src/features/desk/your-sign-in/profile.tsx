import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "#contracts/desk/api.ts";
import { Button } from "#design-system/actions/button.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { deskQuery, request } from "../data/desk-api.ts";
import { Ready } from "../shell/states.tsx";

type ProfileAnswer = Answer<"profile">;

const profileQuery = deskQuery("profile");

/** The name that colleagues see, and the mails that a user wants. Both mails are off at first. */
export function Profile({ onTold }: { onTold: (sentence: string) => void }) {
  const query = useQuery(profileQuery);
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">Your name and mails</h2>
      <Ready query={query}>{(profile) => <ProfileForm profile={profile} onTold={onTold} />}</Ready>
    </section>
  );
}

function ProfileForm(props: { profile: ProfileAnswer; onTold: (sentence: string) => void }) {
  const { name, assignmentMail, digestMail } = props.profile;
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (body: ProfileAnswer) => request("changeProfile", { body }),
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      props.onTold("Your name and mails are saved.");
    },
  });
  return (
    <form
      noValidate
      className="mt-5 grid max-w-[34rem] gap-3.5 [&>button]:justify-self-start"
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        save.mutate({
          name: `${fields.get("name") ?? ""}`.trim(),
          assignmentMail: fields.has("assignmentMail"),
          digestMail: fields.has("digestMail"),
        });
      }}
    >
      <TextInput
        name="name"
        label="Your name"
        hint="Colleagues see it instead of your address."
        autoComplete="name"
        maxLength={100}
        defaultValue={name}
        error={save.error?.message}
      />
      <Checkbox
        name="assignmentMail"
        label="A mail when a colleague gives me a lead"
        defaultChecked={assignmentMail}
      />
      <Checkbox
        name="digestMail"
        label="A mail at the start of each working day"
        hint="My calls, my steps that are due and leads that I was given. None on a day without any."
        defaultChecked={digestMail}
      />
      <Button type="submit" size="small" disabled={save.isPending}>
        {save.isPending ? "Saving" : "Save"}
      </Button>
    </form>
  );
}
