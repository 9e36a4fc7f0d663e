import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { sessionQuery } from "../data/session.ts";
import { Passkeys } from "./passkeys.tsx";
import { Profile } from "./profile.tsx";
import { Sessions } from "./sessions.tsx";
import "./your-sign-in.css";

export function YourSignInScreen() {
  const passkeysAreOffered = useQuery(sessionQuery).data?.passkey;
  const [told, setTold] = useState("");
  return (
    <>
      <div className="desk-title">
        <h1>Your sign-in</h1>
      </div>
      <p className="text-ink-2">
        Your name, your mails, how you sign in, and where you are signed in now.
      </p>
      <p role="status" className="lead-sent mt-3">
        {told}
      </p>
      <Profile onTold={setTold} />
      {passkeysAreOffered ? <Passkeys onTold={setTold} /> : null}
      <Sessions onTold={setTold} />
    </>
  );
}
