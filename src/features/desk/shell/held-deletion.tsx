import { useQuery } from "@tanstack/react-query";
import type { HeldDeletion } from "#contracts/desk/held-deletion.ts";
import { Button } from "#design-system/actions/button.tsx";
import { deskQuery } from "../data/desk-api.ts";
import { firmMoment } from "../data/firm-time.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import { Refused } from "./states.tsx";

/** For admins, above every screen: the website erases no old leads, and why. */
export function HeldDeletionNote() {
  const { data } = useQuery(deskQuery("heldDeletion"));
  const release = useDeskAction("releaseDeletion");
  if (!data?.held) return null;
  return (
    <section className="desk-failure" aria-label="Old leads are not being erased">
      <p>
        Old leads are not being erased. {reason(data.held)} If the server’s clock is right, there is
        nothing to do: erasing goes on after {firmMoment(data.held.until)}.
      </p>
      <Button
        variant="quiet"
        size="small"
        disabled={release.isPending}
        onClick={() => release.mutate({})}
      >
        Erase now
      </Button>
      <Refused failure={release.error} />
    </section>
  );
}

function reason({ because, leads }: HeldDeletion): string {
  const number = leads === 1 ? "1 lead" : `${leads} leads`;
  return because === "clock"
    ? `The server’s clock jumped by more than 30 days; ${number} would be erased.`
    : `${number} would be erased at once, more than a tenth of all.`;
}
