import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sessionQuery } from "../data/session.ts";
import { ScreenTitle } from "../shell/screen-title.tsx";
import { Passkeys } from "./passkeys.tsx";
import { Profile } from "./profile.tsx";
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
