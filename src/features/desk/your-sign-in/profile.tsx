import { useQuery } from "@tanstack/react-query";
import { deskQuery } from "../data/desk-api.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { Ready } from "../shell/states.tsx";

/** The name that colleagues see, and the mails that a user wants. Both mails are off at first. */
export function Profile({ onNotice }: { onNotice: (sentence: string) => void }) {
  const query = useQuery(deskQuery("profile"));
  return (
    <section aria-labelledby="profile">
      <h2 id="profile">Your name and mails</h2>
      <Ready query={query}>
        {(profile) => (
          <ActionForm
            className="mt-5 max-w-[34rem]"
            endpoint="changeProfile"
            fields={[
              {
                name: "name",
                label: "Your name",
                hint: "Colleagues see it instead of your address.",
                autoComplete: "name",
                maxLength: 100,
                defaultValue: profile.name,
              },
              {
                name: "assignmentMail",
                type: "checkbox",
                label: "A mail when a colleague gives me a lead",
                defaultChecked: profile.assignmentMail,
              },
              {
                name: "digestMail",
                type: "checkbox",
                label: "A mail at the start of each working day",
                hint: "My calls, my steps that are due and leads that I was given. None on a day without any.",
                defaultChecked: profile.digestMail,
              },
            ]}
            send={({ name = "", assignmentMail, digestMail }) => ({
              body: {
                name,
                assignmentMail: assignmentMail !== undefined,
                digestMail: digestMail !== undefined,
              },
            })}
            confirm="Save"
            confirming="Saving"
            button={{ size: "small" }}
            keepsFields
            onDone={() => onNotice("Your name and mails are saved.")}
          />
        )}
      </Ready>
    </section>
  );
}
