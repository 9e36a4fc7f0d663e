import { desk, deskLead, deskLeads, deskSignIn } from "#content/desk.ts";
import { rdCalculatorResult } from "#content/rd-calculator-result.ts";
import { resultsRequest, sendResults } from "../../support/requests.ts";
import type { Journey } from "../journey.ts";
import { button, element, field, heading, link, message, region } from "../look-in-page.ts";

const person = "Dr. Iris Quennell";

export function deskJourneys(journey: Journey): void {
  journey(
    "staff finds a lead by keys, works it, and finds it so the next morning",
    async (travel) => {
      const { visitor, origin, firstAdminLink } = travel;
      const request = resultsRequest("iris@practice.example");
      request.calculation.contact.name = person;
      await sendResults(origin, request);

      await visitor.open(firstAdminLink());
      await visitor.fill(field(deskSignIn.email), "ana@firm.example");
      await visitor.click(button(deskSignIn.firstAdmin.submit));
      await visitor.see(heading(deskLeads.heading));
      await visitor.type("/");
      await visitor.type("quennell");
      await visitor.see(link(person));
      await visitor.press("Escape");
      await visitor.type("j");
      await visitor.see(link(person), { focused: true });
      await visitor.press("Enter");

      await visitor.see(heading(person));
      await visitor.read(region(rdCalculatorResult.slip.title), "$33,075");
      await visitor.type("n");
      await visitor.see(field(deskLead.conversation.note), { focused: true });
      await visitor.type("Called; wants the study in January.");
      await visitor.click(button(deskLead.conversation.add));
      await visitor.read(element("[data-note]"), "Called; wants the study in January.");
      await visitor.choose(field(deskLead.status), "contacted");
      await visitor.see(message(deskLead.saved));
      await visitor.reload();
      await visitor.see(field(deskLead.status), { value: "contacted" });
      await visitor.read(element("[data-note]"), "Called; wants the study in January.");

      await visitor.click(link(desk.screens.figures));
      await visitor.see(heading(desk.screens.figures));
      await visitor.goBack();
      await visitor.see(heading(person));
    },
  );
}
