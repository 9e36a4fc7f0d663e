import { Link, NavLink } from "react-router";
import { desk } from "#content/desk.ts";
import { firm } from "#content/firm.ts";
import { Toast } from "#design-system/feedback/alert-region.tsx";
import { type Session, useSignOut } from "../data/session.ts";
import type { DeskScreen } from "../screens.ts";

const MENU_ID = "desk-menu";

type User = NonNullable<Session["user"]>;

/** The head of every screen: its name, the navigation and the account. */
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
        {desk.skip}
      </a>
      <Link to="/desk/leads" className="desk-mark">
        <span aria-hidden="true" className="desk-mark-rx">
          Rx
        </span>
        <span className="desk-mark-firm">{firm.name}</span> <em>{desk.mark}</em>
      </Link>
      <nav aria-label={desk.navigation} className="desk-nav">
        <ul>{links}</ul>
      </nav>
      <div className="desk-tools">
        <button type="button" className="desk-tool desk-keys-button" onClick={props.onKeys}>
          {desk.keys.button} <kbd>?</kbd>
        </button>
        <AccountMenu user={props.user} screens={props.screens} />
        <button type="button" className="desk-tool desk-menu-button" popoverTarget={MENU_ID}>
          {props.current ?? desk.menu}
        </button>
      </div>
      <nav aria-label={desk.menu} id={MENU_ID} popover="auto" className="desk-menu">
        <ul>{links}</ul>
      </nav>
    </header>
  );
}

function AccountMenu({ user, screens }: { user: User; screens: readonly DeskScreen[] }) {
  const words = desk.account;
  const signOut = useSignOut();
  return (
    <details className="desk-account" data-closes="">
      <summary className="desk-tool">
        <span className="sr-only">{words.label}: </span>
        <span className="desk-account-name">{user.email}</span>
      </summary>
      <div className="desk-account-panel">
        <p>
          <strong>{user.email}</strong>
          <br />
          {words.roles[user.role]}
        </p>
        {screens
          .filter(({ inAccountMenu }) => inAccountMenu)
          .map(({ path, label }) => (
            <NavLink key={path} to={path}>
              {label}
            </NavLink>
          ))}
        <button type="button" onClick={() => signOut.mutate("here")}>
          {words.signOut}
        </button>
        <button
          type="button"
          onClick={() => signOut.mutate("everywhere")}
          aria-describedby="sign-out-note"
        >
          {words.signOutEverywhere}
        </button>
        <p id="sign-out-note">{words.signOutEverywhereNote}</p>
      </div>
      <Toast tone="error" kind="alert">
        {signOut.isError ? words.failed : null}
      </Toast>
    </details>
  );
}
