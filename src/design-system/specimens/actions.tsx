import { Button } from "../actions/button.tsx";
import { TextLink } from "../actions/text-link.tsx";
import { Tag } from "../reading/tag.tsx";
import { Example, Examples } from "./example.tsx";

export function ActionsSpecimen() {
  return (
    <Examples>
      <Example name="Button, primary and quiet">
        <div className="flex flex-wrap gap-3.5">
          <Button>Continue</Button>
          <Button variant="quiet">Back</Button>
        </div>
      </Example>
      <Example name="Button, small">
        <div className="flex flex-wrap gap-3.5">
          <Button size="small">Subscribe</Button>
          <Button size="small" variant="quiet">
            Share
          </Button>
        </div>
      </Example>
      <Example name="Button, disabled">
        <div className="flex flex-wrap gap-3.5">
          <Button disabled>Calculate Results</Button>
          <Button disabled variant="quiet">
            Previous
          </Button>
        </div>
      </Example>
      <Example name="Button as a link">
        <Button href="#specimen">Explore All Tax Solutions</Button>
      </Example>
      <Example name="Button as a link in a new tab">
        <Button variant="quiet" href="#specimen" newTab>
          Schedule Consultation
        </Button>
      </Example>
      <Example name="Button with a long label">
        <Button href="#specimen">
          Discover what the clinical improvements of the last three years may be worth
        </Button>
      </Example>
      <Example name="TextLink in running text">
        <p>
          The rule is in <TextLink href="#specimen">section 41</TextLink>, and the form has{" "}
          <TextLink href="#specimen" newTab>
            instructions
          </TextLink>{" "}
          of its own.
        </p>
      </Example>
      <Example name="TextLink standing alone">
        <TextLink href="#specimen" standalone>
          View All Articles
        </TextLink>
      </Example>
      <Example name="Tag in every tone">
        <div className="flex flex-wrap gap-2">
          <Tag tone="green">Practice owners</Tag>
          <Tag tone="blue">High earners</Tag>
          <Tag tone="plum">W-2 and owners</Tag>
          <Tag tone="amber">Deadline passed</Tag>
          <Tag>Tax year 2025</Tag>
        </div>
      </Example>
    </Examples>
  );
}
