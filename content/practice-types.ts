import { aesthetics } from "./practice-types/aesthetics.ts";
import { dentistry } from "./practice-types/dentistry.ts";
import { medicine } from "./practice-types/medicine.ts";
import type { PracticeType } from "./practice-types/practice-type.ts";

export const practiceTypes: readonly PracticeType[] = [medicine, dentistry, aesthetics];
