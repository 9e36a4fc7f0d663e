import type { WorksheetYear } from "#calculations/section-41/inputs.ts";
import {
  type ComponentAmountName,
  emptyComponent,
  emptyWorksheet,
  type WorksheetAnswers,
  withNumbers,
} from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";

const words = worksheetWords.start;

/** Wages of the sample's components. Together they are its qualified wages. */
const componentWages: readonly Partial<Record<ComponentAmountName, number>>[] = [
  { direct: 95_000, supervision: 10_000, support: 5_000 },
  { direct: 60_000, support: 10_000 },
];

/** An invented practice in its fourth year of research, for which every section has content. */
export function samplePractice(taxYear: WorksheetYear): WorksheetAnswers {
  const empty = emptyWorksheet(taxYear);
  const named = {
    ...empty,
    workpaper: { ...empty.workpaper, client: words.client },
    boxes: { ...empty.boxes, startUpHistory: true },
  };
  return {
    ...withNumbers(named, {
      wages: 180_000,
      qre1: 150_000,
      qre2: 160_000,
      qre3: 140_000,
      historyYears: 4,
      receipts1: 2_250_000,
      receipts2: 2_100_000,
      receipts3: 1_950_000,
      receipts4: 1_800_000,
      receiptsThisYear: 2_400_000,
      firstYearWithReceipts: taxYear - 10,
      netIncomeTax: 120_000,
      businessTax: 90_000,
      ownerRate: 0.35,
      totalWages: 640_000,
    }),
    components: words.components.map(({ name, sought }, index) => ({
      ...emptyComponent,
      name,
      informationSought: sought,
      ...componentWages[index],
    })),
  };
}
