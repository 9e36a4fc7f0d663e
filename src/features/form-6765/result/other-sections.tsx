import { usesFaceOf2023 } from "#calculations/section-41/form/face-of-2023.ts";
import {
  type BusinessComponent,
  type ComponentAmountName,
  type WorksheetAnswers,
  wagesOf,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import { form2023Words } from "#content/calculators/form-6765-amended.ts";
import { formatNumber, formatUsd } from "#wording/numbers.ts";
import { componentName, componentsOfSectionG } from "../section-g.ts";
import { FormLineRow } from "./form-section.tsx";

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
    <table className="form-lines on-sheet">
      <caption>{sections.E}</caption>
      <tbody>
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
      </tbody>
    </table>
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

/** The lines that hold an amount of the component, without line 53, which is the sum of three. */
const amountLines = { direct: "50", supervision: "51", support: "52" } as const;
const costLines = { supplies: "54", computers: "55", contract: "56" } as const;

function ComponentLines({ component, number }: { component: BusinessComponent; number: number }) {
  const { type } = component;
  const wageLines = Object.entries(amountLines) as [keyof typeof amountLines, string][];
  const otherLines = Object.entries(costLines) as [keyof typeof costLines, string][];
  const amountRow = (name: ComponentAmountName, line: string) => (
    <FormLineRow
      key={line}
      number={line}
      label={words[name]}
      amount={formatUsd(component[name] ?? 0)}
    />
  );
  const onForm = (line: "49a" | "49b" | "49e") => (
    <FormLineRow number={line} label={lines[line]} working={answerOnForm} amount="—" quiet />
  );
  return (
    <table className="form-lines on-sheet">
      <caption className="wrap-anywhere font-sans font-semibold text-base/[1.35] tracking-normal">
        {componentName(component, number)}
      </caption>
      <tbody>
        {onForm("49a")}
        {onForm("49b")}
        <FormLineRow number="49c" label={lines["49c"]} working={component.name} amount="" />
        <FormLineRow number="49d" label={lines["49d"]} working={words.types[type]} amount="" />
        {type === "software" ? onForm("49e") : null}
        <FormLineRow
          number="49f"
          label={lines["49f"]}
          working={component.informationSought}
          amount=""
        />
        {wageLines.map(([name, line]) => amountRow(name, line))}
        <FormLineRow
          number="53"
          label={lines[53]}
          working={wageLines.map(([name]) => formatNumber(component[name] ?? 0)).join(" + ")}
          amount={formatUsd(wagesOf(component))}
        />
        {otherLines.map(([name, line]) => amountRow(name, line))}
      </tbody>
    </table>
  );
}
