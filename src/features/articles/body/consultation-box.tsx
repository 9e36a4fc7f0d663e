import { articleBody } from "#content/knowledge-bank.ts";
import { Button } from "#design-system/actions/button.tsx";

/** At most twice in an article; the page ends with a box of its own. */
export function ConsultationBox() {
  const { heading, text, action } = articleBody.consultation;
  return (
    <aside className="consultation-box" data-furniture="">
      <div>
        <p className="consultation-box-title">{heading}</p>
        <p>{text}</p>
      </div>
      <Button href={action.href} newTab variant="quiet">
        {action.label}
      </Button>
    </aside>
  );
}
