import type { Context } from "hono";
import { type YearEndPlan, yearEndPlan } from "#calculations/year-end/plan.ts";
import { shownMoves } from "#calculations/year-end/plan-in-words.ts";
import { planLawOf } from "#calculations/year-end/plan-law.ts";
import { yearEndPlanWords } from "#content/calculators/year-end-plan.ts";
import { firmTimeZone } from "#content/firm.ts";
import { type SentPlan, type StoredPlan, sendPlanRequest } from "#contracts/year-end-plan.ts";
import { planEmailWords } from "#emails/year-end-plan/plan-words.ts";
import { dayOf } from "#wording/times.ts";
import { refusals } from "../../http/refusal.ts";
import { limitMailing, readJson } from "../../http/request.ts";
import { idempotencyHash, type NewLead } from "../../leads/record-lead.ts";
import type { Services } from "../../services.ts";
import { newId } from "../../storage/ids.ts";
import { sendResults } from "./send-results.ts";

/**
 * The year-end plan to the visitor, to their CPA if they name one, and to the firm. The research
 * partners, who get a copy of every estimate, get none. The server computes the plan and writes the
 * message, and the limits are those of the calculator's results.
 */
export async function sendPlan(context: Context, services: Services): Promise<Response> {
  await limitMailing(context, services, "send-email");
  const request = await readJson(context, sendPlanRequest);
  const now = services.now();
  const computed = computedPlan(request, now);
  const { answers, ticked, cpaEmail, email: client } = request;
  const origin = services.environment.publicOrigin;
  const props = { ...computed, answers, ticked, origin, client };
  return sendResults(context, services, {
    lead: newLead(request, computed.plan, now),
    cpaEmail,
    cpaRepliesTo: client,
    words: (audience) => planEmailWords({ ...props, audience }),
  });
}

function computedPlan({ taxYear, answers, ticked }: SentPlan, now: number) {
  const law = planLawOf(taxYear);
  if (!law)
    throw refusals.field("There is no plan for that year. Please reload the page.", "taxYear");
  const today = dayOf(now, firmTimeZone);
  const plan = yearEndPlan(answers, law, today, new Set(ticked));
  if (plan.kind === "not-computable") throw refusals.field(plan.message);
  return { plan, occasion: { law, filing: answers.filing, today } };
}

function newLead(request: SentPlan, plan: YearEndPlan, now: number) {
  const { idempotencyKey, website: _, filledInMs: __, taxYear, answers, ticked, ...rest } = request;
  const { email, cpaEmail } = rest;
  const inputs = { taxYear, answers, ticked };
  return {
    id: newId(),
    kind: "plan" as const,
    idempotencyHash: idempotencyHash(idempotencyKey, { email, cpaEmail, inputs }),
    ...rest,
    inputs,
    result: planToStore(plan, request),
    createdAt: now,
  } satisfies NewLead;
}

/** By public names, as the visitor saw it. */
function planToStore(plan: YearEndPlan, { answers, ticked }: SentPlan): StoredPlan {
  const { rows, notes } = shownMoves(plan.moves);
  return {
    taxYear: plan.taxYear,
    filing: yearEndPlanWords.questions.filings[answers.filing],
    state: answers.state,
    taxAsIs: plan.asIs.totalInUsd,
    taxPlanned: plan.planned.totalInUsd,
    saved: plan.differenceInUsd,
    moves: [...rows, ...notes].map(({ id, possibleInUsd, savesInUsd }) => ({
      move: id,
      title: yearEndPlanWords.moves[id].title,
      ticked: ticked.includes(id),
      possible: possibleInUsd ?? 0,
      saves: savesInUsd ?? null,
    })),
  };
}
