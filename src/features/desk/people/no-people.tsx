import { Link } from "react-router";
import { useUser } from "../data/session.ts";
import { Empty } from "../shell/states.tsx";

/** What an admin does before the first visitor comes. */
const firstThings = [
  { to: "/desk/your-sign-in", what: "Enter your name", why: "Colleagues and visitors read it." },
  { to: "/desk/your-sign-in", what: "Add a passkey", why: "It signs you in with one touch." },
  { to: "/desk/hours", what: "Set your hours", why: "Visitors are then offered times for a call." },
  { to: "/desk/team", what: "Invite your colleagues", why: "They get a link by e-mail." },
];

export function NoPeople({ filtered }: { filtered: boolean }) {
  const user = useUser();
  if (filtered)
    return (
      <Empty heading="No lead matches">
        Take a filter away, or look for fewer letters: part of a name, or the last digits of a phone
        number.
      </Empty>
    );
  return (
    <>
      <Empty heading="No leads yet">
        People are listed here when they have an estimate or a year-end plan sent to them, write us
        a message, or book a call. Readers of the newsletter are under Subscribers.
      </Empty>
      {user?.role === "admin" ? (
        <section aria-labelledby="first-things" className="max-w-136">
          <h2 id="first-things">First things</h2>
          <ul className="mt-2 text-ink-2">
            {firstThings.map(({ to, what, why }) => (
              <li
                key={what}
                className="border-t border-dashed border-line-strong py-2 first:border-t-0"
              >
                <Link to={to} className="inline-block min-h-6 font-semibold text-pine underline">
                  {what}
                </Link>
                . {why}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
