import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { deskQuery } from "../data/desk-api.ts";
import { sessionQuery } from "../data/session.ts";
import { ActionForm } from "../shell/action-form.tsx";
import { ScreenTitle } from "../shell/screen-title.tsx";
import { Ready } from "../shell/states.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Sessions } from "./sessions.tsx";

export function YourSignInScreen() {
  const passkeysAreOffered = useQuery(sessionQuery).data?.passkey;
  const [notice, setNotice] = useState("");
  return (
    <>
      <ScreenTitle
        title="Your sign-in"
        about="Your name, your mails, how you sign in, and where you are signed in now."
      />
      <p role="status" className="lead-sent mt-3">
        {notice}
      </p>
      {/* On a phone the tables' dates with times are too long to be side by side. */}
      <div className="mt-5 grid max-w-[62rem] grid-cols-1 gap-10 *:border-line-strong *:border-t *:pt-5 max-sm:[&_.desk-row-actions:not(:empty)]:pt-2 max-sm:[&_tbody_td]:[grid-area:auto/1/auto/-1] max-sm:[&_tbody_td]:text-left">
        <Profile onNotice={setNotice} />
        {passkeysAreOffered ? <Passkeys onNotice={setNotice} /> : null}
        <Sessions onNotice={setNotice} />
      </div>
    </>
  );
}

/** The name that colleagues see, and the mails that a user wants. Both mails are off at first. */
function Profile({ onNotice }: { onNotice: (sentence: string) => void }) {
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
