import { embedBuilder } from "#content/pages/embed-builder.ts";
import { ChoiceCard } from "#design-system/forms/choice-card.tsx";
import { ChoiceGroup } from "#design-system/forms/choice-group.tsx";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";
import { defaultStateName, usStates } from "#tax-law/state-credit-rates.ts";
import { fillIn } from "#wording/fill-in.ts";
import { AccentField } from "./accent-field.tsx";
import {
  knownPartner,
  type OfferedType,
  partnerFault,
  placementFault,
  type Settings,
  toggled,
  urlFault,
} from "./builder-settings.ts";

const { form: words, placements } = embedBuilder;

const states = [
  { value: "", label: fillIn(words.stateNone, { state: defaultStateName }) },
  ...usStates.map(({ code, name }) => ({ value: code, label: name })),
];

export function BuilderForm(props: {
  settings: Settings;
  practiceTypes: readonly OfferedType[];
  onChange: (changed: Partial<Settings>) => void;
}) {
  const { settings, practiceTypes, onChange } = props;
  const known = knownPartner(settings);
  const chosen = settings.specialties.split(",");
  const card = (id: string, name: string, checked: boolean) => (
    <ChoiceCard
      key={id}
      title={name}
      checked={checked}
      onCheckedChange={(now) =>
        onChange({ specialties: toggled(settings.specialties, id, now, practiceTypes) })
      }
    />
  );
  return (
    <div className="embed-form grid gap-5">
      <TextInput
        label={words.partner}
        hint={known ? fillIn(words.partnerKnown, { name: known.name }) : words.partnerHint}
        error={partnerFault(settings.partner)}
        value={settings.partner}
        autoComplete="organization"
        maxLength={80}
        onValueChange={(partner) => onChange({ partner })}
      />
      <AccentField value={settings.accent} onValueChange={(accent) => onChange({ accent })} />
      <ChoiceGroup legend={words.specialties} hint={words.specialtiesHint} columns={3}>
        {practiceTypes.map(({ id, name }) => card(id, name, chosen.includes(id)))}
      </ChoiceGroup>
      <Disclosure summary={words.oneByOne}>
        <div className="grid gap-5 pt-4">
          {practiceTypes.map(({ id, name, specialties }) => (
            <ChoiceGroup key={id} legend={name} columns={2}>
              {specialties.map((one) =>
                card(one.id, one.name, chosen.includes(id) || chosen.includes(one.id)),
              )}
            </ChoiceGroup>
          ))}
        </div>
      </Disclosure>
      <Select
        label={words.state}
        hint={words.stateHint}
        options={states}
        value={settings.state}
        onValueChange={(state) => onChange({ state })}
      />
      <TextInput
        label={placements.label}
        hint={placements.hint}
        error={placementFault(settings.placement)}
        value={settings.placement}
        autoComplete="off"
        onValueChange={(placement) => onChange({ placement })}
      />
      <TextInput
        inputMode="url"
        label={words.url}
        optional
        hint={words.urlHint}
        error={urlFault(settings.url)}
        value={settings.url}
        autoComplete="url"
        placeholder="https://"
        onValueChange={(url) => onChange({ url })}
      />
    </div>
  );
}
