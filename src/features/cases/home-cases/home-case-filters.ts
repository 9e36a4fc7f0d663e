/** The home page's filters. The specification defines which cases each one shows. */
export const homeCaseFilters = [
  { id: "all", label: "All" },
  { id: "medical", label: "Medical" },
  { id: "dental", label: "Dental" },
  { id: "multi", label: "Multi-Specialty" },
] as const;

const DENTAL = ["orthodontics", "general-dentistry"];
const MULTI_SPECIALTY = ["optometry", "regenerative-medicine"];

/** The filter to start with for a visitor who has chosen this practice type in the calculator. */
export const filterOfPracticeType: Readonly<Record<string, string>> = {
  medicine: "medical",
  dentistry: "dental",
  aesthetics: "medical",
};

export function homeCaseGroups(specialtyId: string): string[] {
  const groups: string[] = [];
  if (DENTAL.includes(specialtyId)) groups.push("dental");
  else if (specialtyId !== "optometry") groups.push("medical");
  if (MULTI_SPECIALTY.includes(specialtyId)) groups.push("multi");
  return groups;
}
