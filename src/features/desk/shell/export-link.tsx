import type { MouseEvent, ReactNode } from "react";
import { deskSessionPath } from "#contracts/desk/endpoints.ts";
import type { DeskSessionAnswer } from "#contracts/desk/session.ts";
import { Button } from "#design-system/actions/button.tsx";
import { useChange } from "../use-change.ts";
import { Refused } from "./states.tsx";

/**
 * Saves a list as a file, for admins. A download that is refused tells the page nothing, so the server
 * is asked first whether it still knows us; if not, the screen says so and stays.
 */
export function ExportLink(props: { href: string; title?: string; children: ReactNode }) {
  const { href, title, children } = props;
  const { busy, failure, run } = useChange();

  async function save(event: MouseEvent) {
    event.preventDefault();
    const session = busy ? undefined : await run<DeskSessionAnswer>(deskSessionPath, {});
    if (!session) return;
    // Somebody who is no longer an admin gets the desk as it is for staff.
    if (session.user.role !== "admin") return location.reload();
    const file = document.createElement("a");
    file.href = href;
    file.download = "";
    file.click();
  }

  return (
    <>
      <Button variant="quiet" size="small" href={href} title={title} download onClick={save}>
        {children}
      </Button>
      <Refused failure={failure} />
    </>
  );
}
