import { usesFaceOf2023 } from "#calculations/section-41/form/face-of-2023.ts";
import {
  type BusinessComponent,
  type ComponentAmountName,
  type WorksheetAnswers,
  wageNames,
  wagesOf,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { form2023Words } from "#content/calculators/form-6765-amended.ts";
import { formatNumber, formatUsd } from "#wording/numbers.ts";
import { componentName, componentsOfSectionG } from "../section-g.ts";
import { FormLineRow, FormTable } from "./form-section.tsx";

const { sections, lines, answerOnForm, components: words } = worksheetWords;

/** The form of 2023 has neither. */
export function SectionsEAndG(props: { answers: WorksheetAnswers; blank: boolean }) {
  const { taxYear, components } = props.answers;
  if (usesFaceOf2023(taxYear)) return <p>{form2023Words.noSections}</p>;
  return (
    <>
      <SectionE {...props} />
      {components.length > 0 ? <SectionG components={components} /> : null}
    </>
  );
}

/** Most answers of Section E are not computed. */
function SectionE({ answers, blank }: { answers: WorksheetAnswers; blank: boolean }) {
  return (
    <FormTable caption={sections.E}>
      <FormLineRow
        number="37"
        label={lines[37]}
        amount={blank ? "" : String(answers.components.length)}
      />
      {(["38", "39", "40", "41"] as const).map((number) => (
        <FormLineRow
          key={number}
          number={number}
          label={lines[number]}
          working={answerOnForm}
          amount={blank ? "" : "—"}
          quiet
        />
      ))}
    </FormTable>
  );
}

/** Largest first, as Section G asks for them, up to the number that it holds. */
export function SectionG({ components }: { components: readonly BusinessComponent[] }) {
  const { held, left } = componentsOfSectionG(components);
  return (
    <div className="form-components grid gap-4 print:block [&>*+*]:print:mt-[3mm]">
      <h3>{sections.G}</h3>
      {held.map((one) => (
        <ComponentLines key={one.number} {...one} />
      ))}
      {left ? <p data-result="components-left">{left}</p> : null}
    </div>
  );
}

function ComponentLines({ component, number }: { component: BusinessComponent; number: number }) {
  const { type } = component;
  const amountOf = (name: ComponentAmountName) => ({
    ...{ label: words[name], amount: formatUsd(component[name] ?? 0) },
  });
  const inWords = (working: string) => ({ working, amount: "" });
  const onForm = { working: answerOnForm, amount: "—", quiet: true };
  const wages = wageNames.map((name) => formatNumber(component[name] ?? 0)).join(" + ");
  const rows: readonly Partial<Parameters<typeof FormLineRow>[0]>[] = [
    { number: "49a", ...onForm },
    { number: "49b", ...onForm },
    { number: "49c", ...inWords(component.name) },
    { number: "49d", ...inWords(words.types[type]) },
    ...(type === "software" ? [{ number: "49e", ...onForm }] : []),
    { number: "49f", ...inWords(component.informationSought) },
    { number: "50", ...amountOf("direct") },
    { number: "51", ...amountOf("supervision") },
    { number: "52", ...amountOf("support") },
    { number: "53", working: wages, amount: formatUsd(wagesOf(component)) },
    { number: "54", ...amountOf("supplies") },
    { number: "55", ...amountOf("computers") },
    { number: "56", ...amountOf("contract") },
  ];
  return (
    <FormTable
      caption={componentName(component, number)}
      captionLook="wrap-anywhere font-sans font-semibold text-base/[1.35] tracking-normal"
    >
      {rows.map(({ number: line = "", label = lines[line as keyof typeof lines], ...row }) => (
        <FormLineRow key={line} number={line} label={label} amount="" {...row} />
      ))}
    </FormTable>
  );
}
