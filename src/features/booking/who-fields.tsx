import type { KeptContact } from "#browser/kept-contact.ts";
import { bookPage } from "#content/pages/book.ts";
import { contactPage } from "#content/pages/contact.ts";
import type { BookRequest, callFields } from "#contracts/booking.ts";
import { SmallButton } from "#design-system/actions/button.tsx";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Checkbox } from "#design-system/forms/checkbox.tsx";
import { HiddenField } from "#design-system/forms/field.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { EmailInput, NameInput, TextInput } from "#design-system/forms/text-input.tsx";
import { Items } from "#design-system/layout/items.tsx";
import { fillIn } from "#wording/fill-in.ts";
import { formatUsd } from "#wording/numbers.ts";

const words = bookPage.who;

/** A result of the calculator that this browser keeps, as far as the booking needs it. */
export interface KeptCalculation {
  readonly calculation: NonNullable<BookRequest["calculation"]>;
  /** What the law's methods give, federal. */
  readonly range: { readonly lowInUsd: number; readonly highInUsd: number };
  readonly specialties: readonly string[];
  readonly state: string;
}

const bonds = contactPage.booking.choices.find((choice) => "suitability" in choice);

interface WhoFieldsProps {
  /** The name of a field, and what is wrong with it. */
  readonly field: (name: keyof typeof callFields) => {
    name: string;
    error: string | undefined;
  };
  readonly about: string;
  readonly onAbout: (about: string) => void;
  /** The contact details that were sent with a result from this tab. */
  readonly contact: KeptContact | undefined;
  readonly onClearContact: () => void;
  /** A result that this browser keeps, which the visitor may send along. */
  readonly kept: KeptCalculation | undefined;
}

/** Who calls, and about what. The browser keeps what is typed, so nothing is lost after an error. */
export function WhoFields(props: WhoFieldsProps) {
  const { field, about, onAbout, contact, onClearContact, kept } = props;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {contact ? (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2 sm:col-span-2">
          {words.filledIn}
          <SmallButton onClick={onClearContact}>{words.clear}</SmallButton>
        </p>
      ) : null}
      <NameInput {...field("name")} label={words.name} defaultValue={contact?.name} />
      <EmailInput {...field("email")} label={words.email} defaultValue={contact?.email} />
      <TextInput
        {...field("phone")}
        required
        defaultValue={contact?.phone}
        type="tel"
        label={words.phone}
        hint={words.phoneHint}
        autoComplete="tel"
      />
      <Select
        name="about"
        label={words.about}
        // Beside a field with a hint.
        hint={words.aboutHint}
        value={about}
        onValueChange={onAbout}
        options={words.subjects}
      />
      <div className="grid gap-5 sm:col-span-2">
        {about === "bonds" ? <BondConditions /> : null}
        <TextInput {...field("message")} label={words.message} maxLength={500} />
        {kept ? <Checkbox name="estimate" label={estimateInWords(kept)} /> : null}
        <HiddenField />
        <p className="text-sm text-ink-3">
          {words.consent} <TextLink href={words.privacy.href}>{words.privacy.label}</TextLink>
        </p>
      </div>
    </div>
  );
}

/** A private placement is not offered to the general public, so its conditions come first. */
function BondConditions() {
  if (!bonds) return null;
  const { question, conditions } = bonds.suitability;
  return (
    <div className="border-l-2 border-blue pl-4 text-sm text-ink-2" role="note">
      <p className="font-semibold text-ink">{question}</p>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <Items texts={conditions} />
      </ul>
    </div>
  );
}

function estimateInWords({ range, specialties, state }: KeptCalculation): string {
  const practice =
    specialties.length === 1
      ? `${specialties[0]}`
      : fillIn(words.severalSpecialties, { count: specialties.length });
  return fillIn(words.estimate, {
    low: formatUsd(range.lowInUsd),
    high: formatUsd(range.highInUsd),
    practice,
    state,
  });
}
