import { SmallButton } from "#design-system/actions/button.tsx";
import { Refused } from "../shell/states.tsx";
import { useNewIssue } from "./issue-query.ts";

type After = (act: () => void) => unknown;

/** Makes a new draft with the same contents, of an editor after it has saved what is written. */
export function CopyIssue({ id, after = (act) => act() }: { id: string; after?: After }) {
  const copy = useNewIssue();
  return (
    <>
      <SmallButton
        disabled={copy.isPending}
        onClick={() => after(() => copy.mutate({ body: { copyOf: id } }))}
      >
        {copy.isPending ? "Copying" : "Copy"}
      </SmallButton>
      <Refused failure={copy.error} />
    </>
  );
}
