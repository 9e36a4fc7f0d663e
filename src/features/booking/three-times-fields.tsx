import { firm } from "#content/firm.ts";
import { bookPage } from "#content/pages/book.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";

const words = bookPage.threeTimes;

/**
 * In place of the free times: without JavaScript, and while no one at the firm has hours. The
 * browser sends the form itself, and the server answers with a page.
 */
export function ThreeTimesFields() {
  return (
    <div className="grid gap-5">
      <div>
        <h3>{words.heading}</h3>
        <p className="mt-2 text-ink-2">
          {words.text} {words.byPhone}{" "}
          <TextLink href={firm.phone.href}>{firm.phone.display}</TextLink>
        </p>
      </div>
      <p className="field-hint">{words.hint}</p>
      {words.fields.map(({ name, label, example }, index) => (
        <TextInput
          key={name}
          name={name}
          label={label}
          required={index === 0}
          optional={index > 0}
          maxLength={100}
          placeholder={example}
        />
      ))}
    </div>
  );
}
