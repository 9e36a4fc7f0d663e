import type { Colleague } from "#contracts/desk/people.ts";
import { personName } from "../data/names.ts";
import { useUser } from "../data/session.ts";

/** The user is `you` or `Me` on the screen and has a name on paper, which others read. */
export function ColleagueName({ of: colleague, me }: { of: Colleague; me: string }) {
  const user = useUser();
  if (colleague.id !== user?.id) return personName(colleague);
  return (
    <>
      <span className="print:hidden">{me}</span>
      <span className="hidden print:inline">{personName(colleague)}</span>
    </>
  );
}
