import type { ReactNode } from "react";
import { innovationLevels } from "#calculations/rd-credit/innovation.ts";
import { specialtiesPath } from "#content/calculators/practice-types/all-practice-types.ts";
import { rdCalculator } from "#content/calculators/rd-calculator.ts";
import { employedDoctors } from "#content/navigation.ts";
import { TextLink } from "#design-system/actions/text-link.tsx";
import { Disclosure } from "#design-system/layout/disclosure.tsx";

const words = rdCalculator.help;

function Help({ question, children }: { question: string; children: ReactNode }) {
  return (
    <div className="rd-help">
      <Disclosure summary={question}>{children}</Disclosure>
    </div>
  );
}

export function NotOursHelp({ of }: { of: "specialty" | "activity" }) {
  const { notOurs } = words;
  return (
    <Help question={notOurs[of]}>
      <p>
        {of === "specialty" ? <SpecialtyText /> : notOurs.activityText}{" "}
        <TextLink href="/contact">{notOurs.ask}</TextLink> {notOurs.afterAsk}
      </p>
    </Help>
  );
}

function SpecialtyText() {
  const { specialtyText, bySpecialty } = words.notOurs;
  return (
    <>
      {specialtyText} <TextLink href={specialtiesPath}>{bySpecialty}</TextLink>.
    </>
  );
}

export function EmployedHelp() {
  const { question, text } = words.employed;
  return (
    <Help question={question}>
      <p>
        {text} <TextLink href={employedDoctors.href}>{employedDoctors.label}</TextLink>
      </p>
    </Help>
  );
}

export function LevelsHelp() {
  return (
    <Help question={words.levels.question}>
      <dl className="rd-help-list">
        {innovationLevels.map((level) => (
          <div key={level}>
            <dt>{rdCalculator.innovation.levels[level].label}</dt>
            <dd>{words.levels[level]}</dd>
          </div>
        ))}
      </dl>
    </Help>
  );
}

export function WagesHelp() {
  return (
    <Help question={words.wages.question}>
      <p>{words.wages.sCorporation}</p>
      <p>{words.wages.selfEmployed}</p>
    </Help>
  );
}
