import { expect, it } from "vitest";
import { estimateCredit } from "./estimate.ts";
import { presentEstimate } from "./present.ts";
import { orthodonticsInUtah } from "./worked-examples.ts";

it("presents the orthodontics example as the specification writes it", () => {
  const estimate = estimateCredit(orthodonticsInUtah.answers);
  if (estimate.kind !== "estimate") throw new Error("The example should be computable.");
  const presented = presentEstimate(estimate);
  expect(presented).toMatchObject({
    totalCredit: "$33,075",
    federalCredit: "$31,500",
    stateCredit: "$1,575",
    stateCreditLabel: "State credit (Utah)",
    qualifiedExpenses: "$315,000",
    wages: "$700,000",
    totalRdTime: "45.0%",
    specialties: [
      {
        name: "Orthodontics",
        time: "100%",
        innovationLevel: "high",
        rdTimeContribution: "45.00%",
        activityCount: 3,
      },
    ],
  });
  expect(presented.working.at(-1)).toEqual({
    id: "total-credit",
    label: "Estimated total credit",
    formula: "$31,500 + $1,575",
    value: "$33,075",
  });
});
