import { useLoaded } from "#browser/use-loaded-component.ts";
import type { WorksheetAnswers } from "#calculations/section-41/worksheet-answers.ts";
import { worksheetWords } from "#content/calculators/form-6765.ts";
import type { VerdictProps } from "./verdicts.tsx";

const loadPackage = async () => (await import("./amended-package.tsx")).AmendedPackageResult;

const isAmended = ({ returnKind }: WorksheetAnswers): boolean => returnKind === "amended";

/** Loaded when the return is an amended one, because most are not. */
export function LoadedPackage({ answers, worksheet }: VerdictProps) {
  const Package = useLoaded(loadPackage, isAmended(answers));
  if (!isAmended(answers) || Package === "loading") return null;
  if (Package === "failed") return <p role="alert">{worksheetWords.notices.packageFailed}</p>;
  return <Package answers={answers} worksheet={worksheet} />;
}

/** The paper has the package too, also on a slow line. */
export async function whenPackageIsShown(answers: WorksheetAnswers, act: () => void) {
  if (!isAmended(answers)) return act();
  await loadPackage().catch(() => undefined);
  // React draws what was loaded within a frame.
  requestAnimationFrame(() => setTimeout(act));
}
