import { describe, expect, it } from "vitest";
import { orthodonticsInUtah } from "#calculations/rd-credit/estimate.examples.ts";
import { answersOf, everyType } from "./answers.sample.ts";
import { startWizard, type WizardAction, type WizardState, wizard } from "./wizard.ts";

const stateAfter = (actions: WizardAction[], state: WizardState = startWizard(everyType)) =>
  actions.reduce(wizard, state);
const type = (practiceTypeId: string): WizardAction => ({
  type: "practice-type-toggled",
  practiceTypeId,
});
const specialty = (practiceTypeId: string, specialtyId: string): WizardAction => ({
  type: "specialty-toggled",
  practiceTypeId,
  specialtyId,
});
/** Dentistry with these specialties. */
const dental = (...ids: string[]): WizardAction[] => [
  type("dentistry"),
  ...ids.map((id) => specialty("dentistry", id)),
];
const times = ({ answers }: WizardState) =>
  answers.specialties.map(({ timePercentage }) => timePercentage);

describe("choosing", () => {
  it("starts at step 1 with nothing chosen, in Utah", () => {
    const { step, answers } = startWizard(everyType);
    expect(step).toBe(1);
    expect(answers).toMatchObject({ practiceTypeIds: [], specialties: [], state: "Utah" });
  });

  it("starts with the practice type chosen where only one is offered", () => {
    expect(startWizard(["dentistry"]).answers.practiceTypeIds).toEqual(["dentistry"]);
  });

  it("without a first step there is no way back to it", () => {
    const start = startWizard(["dentistry"], { firstStep: 2, state: "Texas" });
    expect(start).toMatchObject({ step: 2, answers: { state: "Texas" } });
    for (const action of [{ type: "went-back" }, { type: "went-to", step: 1 }] as const)
      expect(stateAfter([action], start).step).toBe(2);
    for (const type of ["started-over", "results-sent"] as const)
      expect(stateAfter([{ type }], start).step).toBe(2);
  });

  it("starts at step 3 on the page of a specialty, with it chosen and everything changeable", () => {
    const start = startWizard(everyType, { specialtyId: "orthodontics" });
    expect(start.step).toBe(3);
    expect(start.answers).toEqual(stateAfter(dental("orthodontics")).answers);
    const changed = stateAfter([{ type: "went-back" }, { type: "went-back" }], start);
    expect(changed.step).toBe(1);
    expect(stateAfter([{ type: "started-over" }], start)).toMatchObject(startWizard(everyType));
  });

  it("gives a later specialty none of the time, all medium and without activities", () => {
    const { answers } = stateAfter(dental("orthodontics", "endodontics"));
    const medium = { practiceTypeId: "dentistry", innovationLevel: "medium", activities: [] };
    expect(answers.specialties).toEqual([
      { ...medium, specialtyId: "orthodontics", timePercentage: 100 },
      { ...medium, specialtyId: "endodontics", timePercentage: 0 },
    ]);
  });

  it("removes a specialty when it is toggled again; the others take over its time", () => {
    const state = stateAfter(dental("orthodontics", "endodontics", "orthodontics"));
    expect(state.answers.specialties.map(({ specialtyId }) => specialtyId)).toEqual([
      "endodontics",
    ]);
    expect(times(state)).toEqual([100]);
  });

  it("removes a practice type's specialties with it, and only those", () => {
    const state = stateAfter([
      type("dentistry"),
      type("medicine"),
      specialty("dentistry", "orthodontics"),
      specialty("medicine", "urology"),
      type("dentistry"),
    ]);
    expect(state.answers.practiceTypeIds).toEqual(["medicine"]);
    expect(state.answers.specialties.map(({ specialtyId }) => specialtyId)).toEqual(["urology"]);
    expect(times(state)).toEqual([100]);
  });

  it("divides the time evenly, and a slider takes from the others", () => {
    const state = stateAfter([
      ...dental("orthodontics", "endodontics", "periodontics"),
      { type: "time-divided-evenly" },
    ]);
    expect(times(state)).toEqual([34, 33, 33]);
    const moved: WizardAction = { type: "time-changed", index: 0, percentage: 50 };
    expect(times(stateAfter([moved], state))).toEqual([50, 25, 25]);
  });

  it("adds and takes away activities and sets the innovation level of one specialty", () => {
    const state = stateAfter([
      ...dental("orthodontics"),
      { type: "activity-toggled", index: 0, activity: "A" },
      { type: "activity-toggled", index: 0, activity: "B" },
      { type: "activity-toggled", index: 0, activity: "A" },
      { type: "innovation-chosen", index: 0, level: "high" },
    ]);
    expect(state.answers.specialties[0]).toMatchObject({
      activities: ["B"],
      innovationLevel: "high",
    });
  });
});

describe("moving through the steps", () => {
  const complete: WizardState = {
    ...startWizard(everyType),
    answers: answersOf(orthodonticsInUtah),
  };

  it("continues only when the step is answered", () => {
    expect(stateAfter([{ type: "continued" }]).step).toBe(1);
    expect(stateAfter([type("dentistry"), { type: "continued" }]).step).toBe(2);
    const toTheEnd: WizardAction[] = Array.from({ length: 6 }, () => ({ type: "continued" }));
    expect(stateAfter(toTheEnd, complete).step).toBe(4);
  });

  it("goes back one step, and not below the first", () => {
    expect(stateAfter([{ type: "went-back" }], { ...complete, step: 3 }).step).toBe(2);
    expect(stateAfter([{ type: "went-back" }], complete).step).toBe(1);
  });

  it("goes to a step of the browser's history as far as the answers carry", () => {
    expect(stateAfter([{ type: "went-to", step: 4 }], complete).step).toBe(4);
    expect(stateAfter([{ type: "went-to", step: 4 }]).step).toBe(1);
  });

  const filledIn: WizardState = {
    ...complete,
    step: 4,
    contact: {
      name: "Ada",
      practiceName: "Lind",
      phone: "1",
      email: "a@b.example",
      cpaEmail: "c@d.example",
    },
  };

  it("starts over with selections, wages, e-mail and R&D time cleared", () => {
    const state = stateAfter([{ type: "started-over" }], {
      ...filledIn,
      answers: { ...filledIn.answers, state: "Texas" },
    });
    expect(state.step).toBe(1);
    expect(state.answers).toEqual({
      practiceTypeIds: [],
      specialties: [],
      doctorWages: "",
      staffWages: "",
      state: "Texas",
    });
    expect(state.contact).toMatchObject({
      name: "Ada",
      practiceName: "Lind",
      phone: "1",
      email: "",
    });
  });

  it("returns to step 1 after sending with the e-mail cleared and the answers kept", () => {
    const state = stateAfter([{ type: "results-sent" }], filledIn);
    expect(state.step).toBe(1);
    expect(state.answers).toEqual(filledIn.answers);
    expect(state.contact).toMatchObject({ name: "Ada", email: "", cpaEmail: "" });
  });

  it("keeps what was sent, and opens it again whatever was answered since", () => {
    const sent = stateAfter([{ type: "results-sent" }], filledIn);
    expect(sent.sent).toEqual({
      answers: filledIn.answers,
      email: "a@b.example",
      cpaEmail: "c@d.example",
    });
    const reopened = stateAfter([type("dentistry"), { type: "sent-result-reopened" }], sent);
    expect(reopened).toMatchObject({ step: 4, answers: filledIn.answers });
  });

  it("forgets what was sent when the visitor starts anew", () => {
    const state = stateAfter([{ type: "results-sent" }, { type: "started-over" }], filledIn);
    expect(state.sent).toBeUndefined();
    expect(stateAfter([{ type: "sent-result-reopened" }], state)).toEqual(state);
  });
});
