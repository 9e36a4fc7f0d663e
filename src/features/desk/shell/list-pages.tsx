import { useEffect } from "react";
import { type Address, withQuery } from "../address.ts";
import { DeskLink } from "./desk-link.tsx";

/** By the address of a page, the address of the one before it: a keyset knows only the way on. */
const pageBefore = new Map<string, string>();

/** The way to older rows and back. From a shared link, back is the newest page. */
export function ListPages(props: {
  address: Address;
  after: string | null;
  older: string;
  newer: string;
}) {
  const { address, after } = props;
  const here = withQuery(address, {});
  const following = after ? withQuery(address, { after }) : here;
  // While this page loads, the rows above are those of the one before, and lead to this one.
  const next = following === here ? undefined : following;
  useEffect(() => {
    if (next) pageBefore.set(next, here);
  }, [next, here]);
  if (!next && !address.query.get("after")) return null;
  return (
    <p className="desk-pages">
      {address.query.get("after") ? (
        <DeskLink href={pageBefore.get(here) ?? withQuery(address, { after: "" })} rel="prev">
          {props.newer}
        </DeskLink>
      ) : (
        <span />
      )}
      {next ? (
        <DeskLink href={next} rel="next">
          {props.older}
        </DeskLink>
      ) : null}
    </p>
  );
}
