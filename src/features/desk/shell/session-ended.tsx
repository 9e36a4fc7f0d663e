import { desk } from "#content/desk.ts";
import { Dialog } from "#design-system/feedback/dialog.tsx";
import { SignInForm } from "../sign-in/sign-in-form.tsx";

/** Over the screen that was open, which stays as it is: after signing in, work goes on there. */
export function SessionEnded({ email, onClose }: { email: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={desk.ended.heading}>
      <p className="mb-5 text-ink-2">{desk.ended.text}</p>
      <SignInForm email={email} />
    </Dialog>
  );
}
