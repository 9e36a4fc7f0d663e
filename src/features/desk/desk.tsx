import { type RefObject, useEffect, useRef, useState } from "react";
import { desk } from "#content/desk.ts";
import { firm } from "#content/firm.ts";
import { type Address, go, useAddress } from "./address.ts";
import { isPlace, takePlace } from "./place.ts";
import { screenAt } from "./screens.ts";
import { closeSessionNote, followSession, type Session, useSession } from "./session.ts";
import { DeskLink } from "./shell/desk-link.tsx";
import { KeysDialog } from "./shell/keys-dialog.tsx";
import { Masthead } from "./shell/masthead.tsx";
import { SessionEnded } from "./shell/session-ended.tsx";
import { FirstAdminScreen, LinkScreen } from "./sign-in/link-screen.tsx";
import { SignInScreen, UnreachableScreen } from "./sign-in/sign-in-screen.tsx";
import { useKeys } from "./use-keys.ts";
import "./desk.css";

/** The staff's application: the way in, or the screen of the address. */
export function Desk() {
  const address = useAddress();
  const session = useSession();
  useEffect(followSession, []);
  return (
    <div className="desk">
      <Room address={address} session={session} />
    </div>
  );
}

function Room({ address, session }: { address: Address | undefined; session: Session }) {
  if (!address || session.state === "unknown") return <SignInScreen opening />;
  const { fragment: token } = address;
  if (token && address.path === "/desk/first-admin") return <FirstAdminScreen token={token} />;
  if (token && address.path === "/desk/sign-in") return <LinkScreen token={token} />;
  if (session.state === "unreachable") return <UnreachableScreen />;
  if (session.state === "signed-out" || !session.user) return <SignInScreen />;
  return <SignedIn address={address} user={session.user} asking={session.asking} />;
}

function SignedIn(props: {
  address: Address;
  user: NonNullable<Session["user"]>;
  asking: boolean;
}) {
  const { address, user, asking } = props;
  const { path } = address;
  const [keysShown, showKeys] = useState(false);
  const found = screenAt(path, user.role === "admin");
  const main = useRef<HTMLElement>(null);
  const label = found?.screen.label;

  useEffect(() => {
    if (!isPlace(path)) go(takePlace(), { replace: true });
  }, [path]);
  useEffect(() => {
    document.title = [label, desk.title, firm.name].filter(Boolean).join(" | ");
  }, [label]);
  useFocusOnMove(path, main);
  useKeys({ "?": () => showKeys(true) });

  return (
    <>
      <Masthead path={path} user={user} onKeys={() => showKeys(true)} />
      <main id="desk-main" ref={main} className="desk-main" tabIndex={-1}>
        {found ? <found.screen.Screen rest={found.rest} /> : <NotFound />}
      </main>
      <KeysDialog open={keysShown} onClose={() => showKeys(false)} />
      {asking ? <SessionEnded email={user.email} onClose={closeSessionNote} /> : null}
    </>
  );
}

/**
 * A screen reader is told of a new screen by its focus; the first one is read out anyway. A list
 * that comes back has given it to the row that was open.
 */
function useFocusOnMove(path: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(path);
  useEffect(() => {
    const inside = main.current?.contains(document.activeElement);
    if (shown.current !== path && !inside) main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path, main]);
}

function NotFound() {
  const words = desk.notFound;
  return (
    <div className="desk-empty">
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      <p>
        <DeskLink href="/desk/leads">{words.leads}</DeskLink>
      </p>
    </div>
  );
}
