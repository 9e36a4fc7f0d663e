import { useState } from "react";
import { desk } from "#content/desk.ts";
import { firm } from "#content/firm.ts";
import { Toast } from "#design-system/feedback/alert-region.tsx";
import { screens } from "../screens.ts";
import { type Session, signOut } from "../session.ts";
import { DeskLink } from "./desk-link.tsx";

const MENU_ID = "desk-menu";

/** The head of every screen: where one is, where one can go, who one is. */
export function Masthead({
  path,
  user,
  onKeys,
}: {
  path: string;
  user: NonNullable<Session["user"]>;
  onKeys: () => void;
}) {
  const visible = screens.filter(({ adminOnly }) => !adminOnly || user.role === "admin");
  const current = visible.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  const links = visible.map(({ path: href, label }) => (
    <li key={href}>
      <DeskLink href={href} aria-current={current?.path === href ? "page" : undefined}>
        {label}
      </DeskLink>
    </li>
  ));
  return (
    <header className="desk-head">
      <a className="desk-skip" href="#desk-main">
        {desk.skip}
      </a>
      <DeskLink href="/desk/leads" className="desk-mark">
        <span aria-hidden="true" className="desk-mark-rx">
          Rx
        </span>
        <span className="desk-mark-firm">{firm.name}</span> <em>{desk.mark}</em>
      </DeskLink>
      <nav aria-label={desk.navigation} className="desk-nav">
        <ul>{links}</ul>
      </nav>
      <div className="desk-tools">
        <button type="button" className="desk-tool desk-keys-button" onClick={onKeys}>
          {desk.keys.button} <kbd>?</kbd>
        </button>
        <AccountMenu user={user} />
        <button type="button" className="desk-tool desk-menu-button" popoverTarget={MENU_ID}>
          {current?.label ?? desk.menu}
        </button>
      </div>
      <nav aria-label={desk.menu} id={MENU_ID} popover="auto" className="desk-menu">
        <ul>{links}</ul>
      </nav>
    </header>
  );
}

function AccountMenu({ user }: { user: NonNullable<Session["user"]> }) {
  const words = desk.account;
  const [failed, setFailed] = useState(false);
  const leave = (where: "here" | "everywhere") => () => {
    setFailed(false);
    signOut(where).catch(() => setFailed(true));
  };
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
        <button type="button" onClick={leave("here")}>
          {words.signOut}
        </button>
        <button type="button" onClick={leave("everywhere")} aria-describedby="sign-out-note">
          {words.signOutEverywhere}
        </button>
        <p id="sign-out-note">{words.signOutEverywhereNote}</p>
      </div>
      <Toast tone="error" kind="alert">
        {failed ? words.failed : null}
      </Toast>
    </details>
  );
}
