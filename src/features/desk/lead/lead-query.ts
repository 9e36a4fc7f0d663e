import { useQueryClient } from "@tanstack/react-query";
import { type DeskLeadAnswer, deskLeadAnswer, deskLeadPath } from "#contracts/desk/lead.ts";
import { answerQuery } from "../desk-api.ts";

export const leadQuery = (id: string) => answerQuery(deskLeadPath(id), deskLeadAnswer);

/** Shows a lead as a change has answered it; an older answer that is still on its way is dropped. */
export function useShowLead(): (answer: DeskLeadAnswer) => Promise<void> {
  const client = useQueryClient();
  return async (answer) => {
    const { queryKey } = leadQuery(answer.lead.id);
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, answer);
  };
}
