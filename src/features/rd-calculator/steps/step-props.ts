import type { Dispatch } from "react";
import type { Answers } from "../answers/answers.ts";
import type { WizardAction } from "../answers/wizard.ts";

export interface StepProps {
  readonly answers: Answers;
  readonly dispatch: Dispatch<WizardAction>;
}
