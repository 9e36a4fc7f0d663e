/**
 * Every part of the site that runs React in the browser. An island has the name of its component's
 * file: the build uses it to find the scripts that a page with the island may load.
 */
export const islands = {
  // Not for visitors. The build keeps its page separate (tools/build/finish-site.ts).
  "all-specimens": async () =>
    (await import("#design-system/specimens/all-specimens.tsx")).AllSpecimens,
  "amended-claims": async () =>
    (await import("#features/article-tools/amended-claims/amended-claims.tsx")).AmendedClaims,
  "booking-on-request": async () =>
    (await import("#features/booking/booking-on-request.tsx")).BookingOnRequest,
  "booking-with-estimate": async () =>
    (await import("./booking-with-estimate.tsx")).BookingWithEstimate,
  "change-call": async () => (await import("#features/booking/change-call.tsx")).ChangeCall,
  "contact-form": async () => (await import("#features/contact/contact-form.tsx")).ContactForm,
  "deck-with-calculator": async () =>
    (await import("./deck-with-calculator.tsx")).DeckWithCalculator,
  desk: async () => (await import("#features/desk/desk.tsx")).Desk,
  "embed-builder": async () => (await import("#features/embed/embed-builder.tsx")).EmbedBuilder,
  "embedded-calculator": async () =>
    (await import("#features/rd-calculator/embedded-calculator.tsx")).EmbeddedCalculator,
  "estimated-tax": async () =>
    (await import("#features/article-tools/estimated-tax/estimated-tax.tsx")).EstimatedTax,
  "examples-calculator": async () =>
    (await import("#features/examples-calculator/examples-calculator.tsx")).ExamplesCalculator,
  "form-6765-worksheet": async () =>
    (await import("#features/form-6765/form-6765-worksheet.tsx")).Form6765Worksheet,
  gate: async () => (await import("#features/decks/gate/gate.tsx")).Gate,
  "partner-numbers": async () =>
    (await import("#features/partners/partner-numbers.tsx")).PartnerNumbers,
  "rd-calculator": async () =>
    (await import("#features/rd-calculator/rd-calculator.tsx")).RdCalculator,
  "reasonable-pay": async () =>
    (await import("#features/article-tools/reasonable-pay/reasonable-pay.tsx")).ReasonablePay,
  "subscribe-form": async () =>
    (await import("#features/articles/newsletter/subscribe-form.tsx")).SubscribeForm,
  "year-end-plan": async () => (await import("#features/year-end/year-end-plan.tsx")).YearEndPlan,
};

export type Islands = typeof islands;
export type IslandName = keyof Islands;
