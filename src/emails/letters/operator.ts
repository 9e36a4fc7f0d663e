import { firm } from "#content/firm.ts";
import type { Letter } from "./letter.tsx";

/** What an operator sends to themselves to see that mail arrives. */
export function testLetter(props: { signed: boolean; origin: string }): Letter {
  return {
    subject: `Test message of ${firm.name}`,
    preview: "Mail from the website arrives.",
    title: "Mail from the website arrives",
    paragraphs: [
      props.signed
        ? "This message was signed with your DKIM key."
        : "This message was not signed by the website. Your mail provider may sign it.",
      "Look at its source in your mail program: SPF, DKIM and DMARC should each say pass, for your own domain.",
    ],
    reason: "You get this message because an operator of the website asked for it.",
    origin: props.origin,
  };
}

export type DeletionHeld = {
  because: "clock" | "many";
  /** How many leads would have been erased. */
  leads: number;
};

/** To the admins: old leads are not erased until a day has passed, or one of them says so. */
export function deletionHeldNotice(props: DeletionHeld & { origin: string }): Letter {
  return {
    subject: `Old leads are not being erased at the ${firm.name} desk`,
    preview: "Look before tomorrow.",
    title: "Old leads are not being erased",
    paragraphs: [
      props.because === "clock"
        ? "The clock of the server has jumped by more than 30 days. If it is wrong, leads would be erased too early."
        : `${props.leads} leads are due to be erased at once, more than a tenth of all. That is unusual.`,
      "Nothing is erased for a day. Please have the server's clock checked. If it is right, there is nothing to do: erasing goes on by itself, or at once if an admin says so at the desk.",
    ],
    action: { label: "Open the desk", href: `${props.origin}/desk` },
    reason: `You get this message because you are an admin of the desk at ${new URL(props.origin).host}.`,
    origin: props.origin,
  };
}
