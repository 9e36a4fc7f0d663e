/**
 * The names of an estimate's lines: on the running slip, the result, in the e-mail and at the desk.
 * src/wording/slip-lines.ts fills in `{state}`.
 */
export const estimateSlip = {
  wages: "Doctor and staff wages",
  rdTime: "Total R&D time",
  qualifiedExpenses: "Estimated QREs",
  federal: "Federal credit (10% of QREs)",
  state: "State credit ({state})",
  total: "Estimated credit",
} as const;
