import { createContext, useContext } from "react";
import type { LawInArticle } from "../law-in-article.ts";

export const LawContext = createContext<LawInArticle | null>(null);

/** The tax-law data as the article being typeset reads it. */
export function useLaw(): LawInArticle {
  const law = useContext(LawContext);
  if (!law) throw new Error("This component stands in an article only; see typeset-article.tsx.");
  return law;
}
