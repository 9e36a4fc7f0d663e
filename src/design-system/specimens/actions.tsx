import { Button, type ButtonProps } from "../actions/button.tsx";
import { TextLink } from "../actions/text-link.tsx";
import { Tag } from "../reading/tag.tsx";
import { type Specimens, statesOf } from "./example.tsx";

const href = "#specimen";
const quiet = { variant: "quiet" } as const;
const small = { size: "small" } as const;

export const actions: Specimens = {
  states: {
    ...statesOf<ButtonProps>(Button, {
      "Button, primary and quiet": [{ children: "Continue" }, { ...quiet, children: "Back" }],
      "Button, small": [
        { ...small, children: "Subscribe" },
        { ...small, ...quiet, children: "Share" },
      ],
      "Button, disabled": [
        { disabled: true, children: "Calculate Results" },
        { disabled: true, ...quiet, children: "Previous" },
      ],
      "Button as a link": { href, children: "Explore All Tax Solutions" },
      "Button as a link in a new tab": {
        href,
        ...quiet,
        newTab: true,
        children: "Schedule Consultation",
      },
      "Button with a long label": {
        href,
        children: "Discover what the clinical improvements of the last three years may be worth",
      },
    }),
    "TextLink in running text": (
      <p>
        The rule is in <TextLink href={href}>section 41</TextLink>, and the form has{" "}
        <TextLink href={href} newTab>
          instructions
        </TextLink>{" "}
        of its own.
      </p>
    ),
    ...statesOf(TextLink, {
      "TextLink standing alone": { href, standalone: true, children: "View All Articles" },
    }),
    ...statesOf(Tag, {
      "Tag in every tone": [
        { tone: "green", children: "Practice owners" },
        { tone: "blue", children: "High earners" },
        { tone: "plum", children: "W-2 and owners" },
        { tone: "amber", children: "Deadline passed" },
        { children: "Tax year 2025" },
      ],
    }),
  },
};
