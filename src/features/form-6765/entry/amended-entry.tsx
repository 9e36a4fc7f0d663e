import type { AmendedReturn } from "#calculations/section-41/worksheet-answers.ts";
import { amendedWords as words } from "#content/calculators/form-6765-amended.ts";
import { Select } from "#design-system/forms/select.tsx";
import { TextInput } from "#design-system/forms/text-input.tsx";
import { researchCostsCapitalized } from "#tax-law/research-figures.ts";
import { fillIn } from "#wording/fill-in.ts";
import { EntryGroup } from "./entry-groups.tsx";
import { Cell, type EntryProps } from "./fields.tsx";
import { AmountField } from "./typed-fields.tsx";

/** Asked on an amended return: when it was filed, and how its research costs were treated. */
export function AmendedEntry({ answers, change }: EntryProps) {
  const { amended, entity, taxYear, returnKind } = answers;
  if (returnKind !== "amended") return null;
  const put = (part: Partial<AmendedReturn>) => change({ amended: { ...amended, ...part } });
  return (
    <EntryGroup legend={words.heading}>
      <Cell>
        <TextInput
          label={words.filedOn[entity]}
          hint={words.filedOnHint}
          type="date"
          min={`${taxYear + 1}-01-01`}
          max="2099-12-31"
          value={amended.filedOn}
          onValueChange={(filedOn) => put({ filedOn })}
        />
      </Cell>
      {researchCostsCapitalized(taxYear) ? (
        <>
          <Cell>
            <Select
              label={words.capitalized}
              options={[
                { value: "", label: words.notAnswered },
                { value: "yes", label: words.yes },
                { value: "no", label: words.no },
              ]}
              value={amended.capitalized ?? ""}
              onValueChange={(value) =>
                put({ capitalized: value === "yes" || value === "no" ? value : null })
              }
            />
          </Cell>
          <Cell>
            <AmountField
              label={fillIn(words.researchCosts, { year: taxYear })}
              value={amended.researchCosts}
              onValueChange={(researchCosts) => put({ researchCosts })}
            />
            <p className="worksheet-lede">{words.researchCostsHint}</p>
          </Cell>
        </>
      ) : null}
    </EntryGroup>
  );
}
