/** The page around the year-end plan. `{year}` and the names of figures of tax law are filled in. */
export const yearEndPage = {
  title: "Your year-end plan, {year}",
  metaDescription:
    "What is still open to a doctor before December 31: each move with what it saves of federal tax, its last day and its working. Free, computed in your browser.",
  breadcrumb: "Year-end plan",
  heading: "Your year-end plan, *{year}*",
  lede: "See what you can still do this year, what each step saves, and its last day. A few answers give a first list, by the law of {year}. Nothing leaves your browser before you press Send.",
  withoutScript:
    "The computation needs JavaScript. Without it, the moves, limits and days are in the table below.",
  table: {
    heading: "Moves, limits and last days of {year}",
    columns: { move: "Move", limit: "Limit or rule", lastDay: "Last day" },
    calendar: "Add to calendar",
    limits: {
      deferral:
        "{elective_deferral_limit}; from age 50 {catch_up_limit_age_50} more; at 60 to 63, where the plan has it, {catch_up_limit_ages_60_to_63} instead",
      "deferral-457b":
        "{deferral_457b_limit}, apart from the 401(k); age catch-up in governmental plans only",
      hsa: "{hsa_limit_self_only}, family {hsa_limit_family}; from age 55 {hsa_catch_up} more",
      "solo-plan":
        "Employer part about {self_employed_contribution_rate} of net earnings; overall {total_contribution_limit}, shared with a 403(b)",
      "dependent-care":
        "{dependent_care_exclusion} a household, {dependent_care_exclusion_separate} on separate returns; for next year",
      "backdoor-roth": "{ira_contribution_limit}; from age 50 {ira_contribution_limit_age_50}",
      "joint-or-separate":
        "Both totals, and a year’s loan payments under IBR and RAP; PSLF forgives what is left",
      giving:
        "Itemized: above {charitable_itemizer_floor} of income. Otherwise {non_itemizer_charitable_deduction_single} of cash gifts, joint {non_itemizer_charitable_deduction_joint}",
      salt: "{state_tax_deduction_cap}, less above {state_tax_deduction_phase_down_start} of income, at least {state_tax_deduction_floor}; half on separate returns",
      losses: "Above gains {capital_loss_limit}, on separate returns {capital_loss_limit_separate}",
      withholding: "What a safe harbor of estimated tax still lacks",
      qbi: "In full, in part or none, by taxable income",
      owners: "Not computed: see the owners’ checklist",
    },
  },
  about: {
    heading: "What the plan computes",
    text: "Federal income tax by brackets with the standard deduction or itemized ones, self-employment tax, the additional Medicare tax, the pass-through deduction and the child credit. A row’s saving is the tax without the move less the tax with it; employment taxes that a move does not change are not counted. An educational estimate, not tax advice.",
  },
} as const;
