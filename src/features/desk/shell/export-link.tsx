import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SmallButton } from "#design-system/actions/button.tsx";
import { confirmIdentity } from "../data/confirm-identity.ts";
import { DeskFailure, request } from "../data/desk-api.ts";
import { Refused } from "./states.tsx";

/**
 * Saves a list as a file, for admins. The page cannot see that a download was refused, so it first
 * requests the session and how long its confirmation lasts.
 */
export function ExportLink(props: { href: string; title?: string; children: ReactNode }) {
  const { href, title, children } = props;
  const save = useMutation({
    mutationFn: async () => {
      const session = await request("session");
      const confirmed = session.confirmedUntil !== null;
      if (session.user.role === "admin" && !confirmed && !(await confirmIdentity()))
        throw new DeskFailure("Please confirm first that it is you.");
      return session;
    },
    onSuccess: ({ user }) => {
      // A user who is no longer an admin gets the desk for staff.
      if (user.role !== "admin") return location.reload();
      const file = document.createElement("a");
      file.href = href;
      file.download = "";
      file.click();
    },
  });
  return (
    <>
      <SmallButton
        href={href}
        title={title}
        download
        onClick={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        {children}
      </SmallButton>
      <Refused failure={save.error} />
    </>
  );
}
