import { Link, NavLink } from "react-router";
import { firm } from "#content/firm.ts";
import { Toast } from "#design-system/feedback/alert-region.tsx";
import { roleNames } from "../data/names.ts";
import { type Session, useSignOut } from "../data/session.ts";
import type { DeskScreen } from "../screens.ts";

const MENU_ID = "desk-menu";

type User = NonNullable<Session["user"]>;

export function Masthead(props: {
  screens: readonly DeskScreen[];
  /** The label of the open screen. */
  current: string | undefined;
  user: User;
  onKeys: () => void;
}) {
  const links = props.screens
    .filter(({ inAccountMenu }) => !inAccountMenu)
    .map(({ path, label }) => (
      <li key={path}>
        <NavLink to={path}>{label}</NavLink>
      </li>
    ));
  return (
    <header className="desk-head">
      <a className="desk-skip" href="#desk-main">
        Skip to content
      </a>
      <Link to="/desk/leads" className="desk-mark">
        <span aria-hidden="true" className="desk-mark-rx">
          Rx
        </span>
        <span className="desk-mark-firm">{firm.name}</span> <em>desk</em>
      </Link>
      <nav aria-label="Desk" className="desk-nav">
        <ul>{links}</ul>
      </nav>
      <div className="desk-tools">
        <button type="button" className="desk-tool desk-keys-button" onClick={props.onKeys}>
          Keys <kbd>?</kbd>
        </button>
        <AccountMenu user={props.user} screens={props.screens} />
        <button type="button" className="desk-tool desk-menu-button" popoverTarget={MENU_ID}>
          {props.current ?? "Menu"}
        </button>
      </div>
      <nav aria-label="Menu" id={MENU_ID} popover="auto" className="desk-menu">
        <ul>{links}</ul>
      </nav>
    </header>
  );
}

function AccountMenu({ user, screens }: { user: User; screens: readonly DeskScreen[] }) {
  const signOut = useSignOut();
  return (
    <details className="desk-account" data-closes="">
      <summary className="desk-tool">
        <span className="sr-only">Account: </span>
        <span className="desk-account-name">{user.email}</span>
      </summary>
      <div className="desk-account-panel">
        <p>
          <strong>{user.email}</strong>
          <br />
          {roleNames[user.role]}
        </p>
        {screens
          .filter(({ inAccountMenu }) => inAccountMenu)
          .map(({ path, label }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
        <button type="button" onClick={() => signOut.mutate("here")}>
          Sign out
        </button>
        <button
          type="button"
          onClick={() => signOut.mutate("everywhere")}
          aria-describedby="sign-out-note"
        >
          Sign out everywhere
        </button>
        <p id="sign-out-note">Ends your sessions on every device.</p>
      </div>
      <Toast tone="error" kind="alert">
        {signOut.isError ? "You could not be signed out. Please try again." : null}
      </Toast>
    </details>
  );
}
