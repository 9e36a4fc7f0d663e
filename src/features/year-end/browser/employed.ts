import { offerKeptPlan } from "#browser/kept-plan.ts";

offerKeptPlan();
