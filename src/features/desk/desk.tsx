import { QueryClientProvider, useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import {
  BrowserRouter,
  Link,
  matchPath,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useNavigationType,
} from "react-router";
import { firm } from "#content/firm.ts";
import { deskFirstAdminPagePath, deskPath, deskSignInPagePath } from "#contracts/desk/pages.ts";
import { IdentityConfirmation } from "./confirmation/identity-confirmation.tsx";
import {
  endAfterQuietHour,
  followOtherTabs,
  newDeskClient,
  type Session,
  sessionQuery,
  takeReturnTo,
} from "./data/session.ts";
import { screens } from "./screens.ts";
import { KeysDialog } from "./shell/keys-dialog.tsx";
import { Masthead } from "./shell/masthead.tsx";
import { HeldDeletionNote, MailNote, useMailState } from "./shell/notes.tsx";
import { LoadedScreen } from "./shell/states.tsx";
import { FirstAdminScreen, LinkScreen } from "./sign-in/link-screen.tsx";
import {
  AddPasskeyFirstScreen,
  SessionEndedScreen,
  SignInScreen,
  UnreachableScreen,
} from "./sign-in/sign-in-screen.tsx";
import { useKeys } from "./use-keys.ts";
import "./desk.css";

export function Desk() {
  const [client] = useState(newDeskClient);
  return (
    <QueryClientProvider client={client}>
      <div className="desk">
        <SessionGate />
      </div>
    </QueryClientProvider>
  );
}

/** The page is built with the sign-in. The router starts in the browser once the session is known. */
function SessionGate() {
  const { data, isFetched } = useQuery(sessionQuery);
  const client = useQueryClient();
  useEffect(() => followOtherTabs(client), [client]);
  useEffect(() => endAfterQuietHour(client), [client]);
  if (!isFetched) return <SignInScreen opening />;
  return (
    // Without transitions, because fields that show a part of the address must update immediately.
    <BrowserRouter useTransitions={false}>
      <DeskRoutes session={data} />
    </BrowserRouter>
  );
}

function DeskRoutes({ session }: { session: Session | undefined }) {
  const { pathname, hash } = useLocation();
  const token = hash.slice(1);
  if (token && matchPath(deskFirstAdminPagePath, pathname))
    return <FirstAdminScreen token={token} />;
  if (token && matchPath(deskSignInPagePath, pathname)) return <LinkScreen token={token} />;
  if (!session) return <UnreachableScreen />;
  if (!session.user) return <SignInScreen />;
  if (session.ended) return <SessionEndedScreen email={session.user.email} />;
  if (session.mustAddPasskey) return <AddPasskeyFirstScreen />;
  return <SignedIn user={session.user} />;
}

function SignedIn({ user }: { user: NonNullable<Session["user"]> }) {
  const { pathname } = useLocation();
  const [keysShown, showKeys] = useState(false);
  const main = useRef<HTMLElement>(null);
  const mail = useMailState();
  const visible = screens.filter(({ adminOnly }) => !adminOnly || user.role === "admin");
  const label = visible.find(({ path }) => matchPath({ path, end: false }, pathname))?.label;

  useEffect(() => {
    document.title = [label, "Desk", firm.name].filter(Boolean).join(" | ");
  }, [label]);
  useScrollToTop();
  useFocusOnMove(pathname, main);
  useKeys({ "?": () => showKeys(true) });

  return (
    <>
      <Masthead
        screens={visible}
        current={label}
        user={user}
        failedMails={mail?.failed ?? 0}
        onKeys={() => showKeys(true)}
      />
      <main
        id="desk-main"
        ref={main}
        className="desk-main mx-auto max-w-[90rem] px-(--gutter) pt-6 pb-20 outline-none print:p-0"
        tabIndex={-1}
      >
        <MailNote state={mail} />
        {user.role === "admin" ? <HeldDeletionNote /> : null}
        <Routes>
          {visible.map(({ path, parameters = "", Screen, load }) => (
            <Route
              key={path}
              path={path + parameters}
              element={Screen ? <Screen /> : load && <LoadedScreen key={path} load={load} />}
            />
          ))}
          {[deskPath, deskSignInPagePath, deskFirstAdminPagePath].map((path) => (
            <Route key={path} path={path} element={<ReturnToScreen />} />
          ))}
          <Route path="*" element={<NotFound />} />
        </Routes>
      </main>
      <KeysDialog open={keysShown} onClose={() => showKeys(false)} />
      <IdentityConfirmation email={user.email} />
    </>
  );
}

/** Scrolls a new screen to its top. On Back the browser restores the position. */
function useScrollToTop(): void {
  const location = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new address starts at the top.
  useLayoutEffect(() => {
    if (type === "PUSH") scrollTo({ top: 0, behavior: "instant" });
  }, [location, type]);
}

/**
 * Focuses a new screen, so that screen readers announce it. They read the first screen of a loaded
 * page anyway, unless it follows a sign-in on that page. A list that is shown again has already
 * focused the row that was open.
 */
function useFocusOnMove(path: string, main: RefObject<HTMLElement | null>): void {
  const shown = useRef(navigator.userActivation?.hasBeenActive ? "" : path);
  useEffect(() => {
    const inside = main.current?.contains(document.activeElement);
    if (shown.current !== path && !inside) main.current?.focus({ preventScroll: true });
    shown.current = path;
  }, [path, main]);
}

/** Leaves the sign-in addresses when a user is already signed in. */
function ReturnToScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate(takeReturnTo(), { replace: true });
  }, [navigate]);
  return null;
}

function NotFound() {
  return (
    <div className="desk-empty">
      <h1>Nothing at this address</h1>
      <p>The link may be incomplete, or the screen is for admins only.</p>
      <p>
        <Link to="/desk/leads">Go to Leads</Link>
      </p>
    </div>
  );
}
