import { useQuery } from "@tanstack/react-query";
import { Link, NavLink } from "react-router";
import { firm } from "#content/firm.ts";
import { Toast } from "#design-system/feedback/alert-region.tsx";
import { formatNumber } from "#wording/numbers.ts";
import { deskQuery } from "../data/desk-api.ts";
import { roleNames } from "../data/names.ts";
import { leaveDesk, type Session } from "../data/session.ts";
import { useDeskAction } from "../data/use-desk-action.ts";
import type { DeskScreen } from "../screens.ts";

const MENU_ID = "desk-menu";

type User = NonNullable<Session["user"]>;

export function Masthead(props: {
  screens: readonly DeskScreen[];
  /** The label of the open screen. */
  current: string | undefined;
  user: User;
  failedMails: number;
  onKeys: () => void;
}) {
  const links = (look: string) =>
    props.screens
      .filter(({ inAccountMenu }) => !inAccountMenu)
      .map(({ path, label }) => (
        <li key={path}>
          <NavLink to={path} className={`relative flex items-center no-underline ${look}`}>
            {label}{" "}
            {path === "/desk/mail" && props.failedMails > 0 ? (
              <FailedMails count={props.failedMails} />
            ) : null}
          </NavLink>
        </li>
      ));
  return (
    <header className="sticky top-0 z-40 flex h-14 items-stretch gap-7 border-b border-line-strong bg-paper px-(--gutter) max-sm:gap-3 print:hidden">
      <a
        className="fixed top-1.5 left-2 z-60 -translate-y-[200%] rounded-control bg-pine px-4.5 py-2.5 font-semibold text-white focus:translate-y-0"
        href="#desk-main"
      >
        Skip to content
      </a>
      <Link
        to="/desk/leads"
        className="flex items-center gap-1.5 font-serif text-lg/none font-medium tracking-[-0.018em] whitespace-nowrap no-underline"
      >
        <span
          aria-hidden="true"
          className="mr-1 rounded-tag border-[1.5px] px-[0.3rem] pt-[0.3rem] pb-[0.2rem] text-xs/none text-pine italic"
        >
          Rx
        </span>
        <span className="max-sm:sr-only">{firm.name}</span> <em className="text-leaf">desk</em>
      </Link>
      {/* From a width with room for all eleven names, the firm's name and the beginning of the user's. */}
      <nav aria-label="Desk" className="hidden xl:flex">
        <ul className="flex">
          {links(
            "h-full px-2 text-ink-2 -outline-offset-3 hover:text-ink hover:shadow-[inset_0_-2px_0_var(--color-line-strong)] aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:shadow-[inset_0_-3px_0_var(--color-leaf)]",
          )}
        </ul>
      </nav>
      <div className="ml-auto flex min-w-0 items-center gap-1">
        <button type="button" className="desk-tool max-lg:hidden" onClick={props.onKeys}>
          Keys <kbd>?</kbd>
        </button>
        <AccountMenu user={props.user} screens={props.screens} />
        <button
          type="button"
          className="desk-tool flex-none border border-line-strong font-semibold text-ink after:mb-0.75 after:size-1.75 after:rotate-45 after:border-r-[1.5px] after:border-b-[1.5px] xl:hidden"
          popoverTarget={MENU_ID}
        >
          {props.current ?? "Menu"}
        </button>
      </div>
      <nav
        aria-label="Menu"
        id={MENU_ID}
        popover="auto"
        className="fixed inset-[3.25rem_var(--gutter)_auto_auto] m-0 min-w-52 rounded-sheet border border-line-strong bg-sheet p-2 text-ink"
      >
        <ul>
          {links(
            "min-h-11 rounded-control px-3 aria-[current]:font-semibold aria-[current]:shadow-[inset_3px_0_0_var(--color-leaf)]",
          )}
        </ul>
      </nav>
    </header>
  );
}

/** Takes no room, so that the other names do not move. */
function FailedMails({ count }: { count: number }) {
  return (
    <span className="absolute top-1.5 -right-1.5 rounded-full bg-alert px-1.25 text-xs/tight font-semibold text-white">
      {formatNumber(count)}
      <span className="sr-only"> failed</span>
    </span>
  );
}

const accountEntry =
  "flex min-h-11 w-full items-center rounded-control px-2 py-1.5 no-underline hover:bg-mint-wash";

function AccountMenu({ user, screens }: { user: User; screens: readonly DeskScreen[] }) {
  const signOut = useDeskAction("signOut", leaveDesk);
  const signOutEverywhere = useDeskAction("signOutEverywhere", leaveDesk);
  const name = useQuery(deskQuery("profile")).data?.name;
  return (
    <details className="desk-account relative min-w-0" data-closes="">
      <summary className="desk-tool">
        <span className="sr-only">Account: </span>
        <span className="max-w-[min(7.5rem,18vw)] truncate sm:max-w-56 xl:max-w-[min(14rem,100vw-73.5rem)]">
          {name || user.email}
        </span>
      </summary>
      <div className="absolute top-[calc(100%+0.375rem)] right-0 w-max max-w-[calc(100vw-2rem)] rounded-sheet border border-line-strong bg-sheet p-3.5 text-ink">
        <p className="mb-2.5 px-2 text-sm wrap-anywhere text-ink-3">
          <strong className="text-ink">{name || user.email}</strong>
          <br />
          {[name && user.email, roleNames[user.role]].filter(Boolean).join(", ")}
        </p>
        {screens
          .filter(({ inAccountMenu }) => inAccountMenu)
          .map(({ path, label }) => (
            <NavLink key={path} to={path} className={accountEntry}>
              {label}
            </NavLink>
          ))}
        <button type="button" className={accountEntry} onClick={() => signOut.mutate({})}>
          Sign out
        </button>
        <button
          type="button"
          className={accountEntry}
          onClick={() => signOutEverywhere.mutate({})}
          aria-describedby="sign-out-note"
        >
          Sign out everywhere
        </button>
        <p id="sign-out-note" className="px-2 text-sm text-ink-3">
          Ends your sessions on every device.
        </p>
      </div>
      <Toast tone="error" kind="alert">
        {signOut.isError || signOutEverywhere.isError
          ? "You could not be signed out. Please try again."
          : null}
      </Toast>
    </details>
  );
}
