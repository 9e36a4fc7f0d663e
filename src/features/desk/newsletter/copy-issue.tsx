import { SmallButton } from "#design-system/actions/button.tsx";
import { Refused } from "../shell/states.tsx";
import { useNewIssue } from "./issue-query.ts";

/** Makes a new draft with the same contents. `before` saves what is not saved yet. */
export function CopyIssue({ id, before }: { id: string; before?: () => Promise<unknown> }) {
  const copy = useNewIssue();
  return (
    <>
      <SmallButton
        disabled={copy.isPending}
        onClick={async () => {
          await before?.();
          copy.mutate({ body: { copyOf: id } });
        }}
      >
        {copy.isPending ? "Copying" : "Copy"}
      </SmallButton>
      <Refused failure={copy.error} />
    </>
  );
}
