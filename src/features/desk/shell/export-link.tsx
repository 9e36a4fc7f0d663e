import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { deskSessionPath } from "#contracts/desk/endpoints.ts";
import { deskSessionAnswer } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { ask } from "../desk-api.ts";
import { Refused } from "./states.tsx";

/**
 * Saves a list as a file, for admins. A download that is refused tells the page nothing, so the server
 * is asked first whether it still knows us; if not, the desk asks to sign in again.
 */
export function ExportLink(props: { href: string; title?: string; children: ReactNode }) {
  const { href, title, children } = props;
  const save = useMutation({
    mutationFn: () => ask(deskSessionPath, deskSessionAnswer),
    onSuccess: ({ user }) => {
      // Someone who is no longer an admin gets the desk as it is for staff.
      if (user.role !== "admin") return location.reload();
      const file = document.createElement("a");
      file.href = href;
      file.download = "";
      file.click();
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        href={href}
        title={title}
        download
        onClick={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        {children}
      </Button>
      <Refused failure={save.error} />
    </>
  );
}
