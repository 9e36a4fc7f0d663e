import type { ReactNode } from "react";
import { leadStatusNames } from "#content/desk.ts";
import type { Answer } from "#contracts/desk/api.ts";
import type { BecameOf } from "#contracts/desk/funnel.ts";
import { formatFraction, formatNumber, formatUsd } from "#wording/numbers.ts";
import { nameIn } from "./breakdown.tsx";
import { NumbersTable } from "./numbers-table.tsx";

type ByStatus = Answer<"funnel">["byStatus"][number];

/** The people behind the counts, and what became of them. Nothing if there are none. */
export function Outcomes({ funnel }: { funnel: Answer<"funnel"> }) {
  const { byStatus, bySourceOutcome, byPartnerOutcome } = funnel;
  const all = sumOf(byStatus, ({ people }) => people);
  if (all === 0) return null;
  const ofStatus = (name: string, rows: readonly ByStatus[]) => {
    const people = sumOf(rows, (row) => row.people);
    return [
      name,
      formatNumber(people),
      formatFraction(Math.round((100 * people) / all) / 100),
      formatNumber(sumOf(rows, (row) => row.estimates)),
      formatUsd(sumOf(rows, (row) => row.estimatedCredit)),
    ];
  };
  return (
    <>
      <Part
        title="Estimates by status"
        about="People who came in these days, by their status today. The credit is the sum of their newest estimates, as they saw them."
      >
        <NumbersTable
          label="Estimates by status"
          columns={["Status", "People", "Of all people", "With an estimate", "Estimated credit"]}
          rows={byStatus.map((row) => ({
            key: row.status,
            cells: ofStatus(leadStatusNames[row.status], [row]),
          }))}
          total={ofStatus("Total", byStatus)}
        />
      </Part>
      <Part
        title="What became of them"
        about="The same people, by the source and the partner they first came with. Talked to means contacted, met or client."
      >
        <OutcomeTable by="Source" rows={bySourceOutcome} nameOf={nameIn("bySource")} />
        <OutcomeTable by="Partner" rows={byPartnerOutcome} nameOf={nameIn("byPartner")} />
      </Part>
    </>
  );
}

function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <div className="mt-10 max-w-[52rem] border-line-strong border-t pt-5">
      <h2>{title}</h2>
      <p className="mt-2 mb-3 text-ink-2">{about}</p>
      <div className="grid grid-cols-1 gap-8">{children}</div>
    </div>
  );
}

function OutcomeTable(props: {
  by: "Source" | "Partner";
  rows: readonly BecameOf[];
  nameOf: (name: string) => string;
}) {
  const { by, rows, nameOf } = props;
  const cellsOf = (name: string, some: readonly BecameOf[]) => [
    name,
    formatNumber(sumOf(some, (row) => row.people)),
    formatNumber(sumOf(some, (row) => row.talkedTo)),
    formatNumber(sumOf(some, (row) => row.clients)),
    formatNumber(sumOf(some, (row) => row.notAFit)),
    formatUsd(sumOf(some, (row) => row.estimatedCredit)),
    formatUsd(sumOf(some, (row) => row.clientsCredit)),
  ];
  return (
    <NumbersTable
      label={`What became of them by ${by.toLowerCase()}`}
      columns={[
        by,
        "People",
        "Talked to",
        "Clients",
        "Not a fit",
        "Estimated credit",
        "Credit of clients",
      ]}
      rows={rows
        .toSorted((one, another) => another.people - one.people)
        .map((row) => ({ key: row.name, cells: cellsOf(nameOf(row.name), [row]) }))}
      total={cellsOf("Total", rows)}
    />
  );
}

function sumOf<Row>(rows: readonly Row[], read: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + read(row), 0);
}
