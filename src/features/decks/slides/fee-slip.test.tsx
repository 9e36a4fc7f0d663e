import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReturnBar } from "../figures/return-bar.tsx";
import { FeeSlip } from "./fee-slip.tsx";

const terms = { engagementFeeInUsd: 2_000, successFeeAsFraction: 0.2 };
const words = {
  title: "Fees",
  estimate: "Own estimate",
  successFee: "Share",
  engagementFee: "Start",
  balance: "Balance",
  stays: "Stays",
  multiple: "a dollar",
  waiting: "Waits.",
  footnote: "If allowed.",
};
const example = { creditInUsd: 50_000, label: "Example" };

const slip = (props: Pick<Parameters<typeof FeeSlip>[0], "estimateInUsd" | "example">) =>
  renderToStaticMarkup(<FeeSlip terms={terms} words={words} {...props} />);

it("waits for the calculator where it has no example", () => {
  const html = slip({ estimateInUsd: undefined });
  expect(html).toContain("Waits.");
  expect(html.match(/not known yet/g)).toHaveLength(4);
});

it("shows the example with its arithmetic", () => {
  const html = slip({ estimateInUsd: undefined, example });
  for (const text of ["Example", "$50,000 × 20%", "$10,000", "$8,000", "$40,000", "4.0x a dollar"])
    expect(html).toContain(text);
});

it("puts the calculator's estimate in the example's place", () => {
  const html = slip({ estimateInUsd: 30_000, example });
  for (const text of ["Own estimate", "$30,000 × 20%", "$24,000"]) expect(html).toContain(text);
  expect(html).not.toContain("Example");
});

it("draws a piece for every fee that fits into the credit, and the rest of one", () => {
  const bar = (estimateInUsd: number) =>
    renderToStaticMarkup(
      <ReturnBar
        title="Return"
        terms={terms}
        example={example}
        words={{ fees: "Fees", stays: "Stays", multiple: "a dollar" }}
        estimateInUsd={estimateInUsd}
      />,
    );
  expect(bar(50_000).match(/return-piece/g)).toHaveLength(4);
  expect(bar(5_000).match(/return-piece/g)).toHaveLength(2);
  expect(bar(1_000)).not.toContain("return-piece");
  expect(bar(1_000)).toContain("−$1,000");
});
