import type { DeskRole } from "#contracts/desk/session.ts";
import { newId } from "../../storage/ids.ts";
import type { DeskUserRow, Queries } from "../../storage/tables.ts";

export function findMember(queries: Queries, address: string): Promise<DeskUserRow | undefined> {
  return queries
    .selectFrom("desk_users")
    .selectAll()
    .where("email", "=", address.trim().toLowerCase())
    .where("removed_at", "is", null)
    .executeTakeFirst();
}

/** An account at the provider. Its subject never changes; its address may be given to another person. */
export type OidcAccount = { issuer: string; subject: string; email: string };

/**
 * The member with the account's address. The first account that comes with it is kept, and from then
 * on no other gets in under that address.
 */
export async function memberOfAccount(
  queries: Queries,
  { issuer, subject, email }: OidcAccount,
): Promise<DeskUserRow | undefined> {
  const member = await findMember(queries, email);
  if (member === undefined) return undefined;
  if (member.oidc_subject !== null)
    return member.oidc_issuer === issuer && member.oidc_subject === subject ? member : undefined;
  return (
    queries
      .updateTable("desk_users")
      .set({ oidc_issuer: issuer, oidc_subject: subject })
      .where("id", "=", member.id)
      // Of two that come first at the same moment, one is kept.
      .where("oidc_subject", "is", null)
      .returningAll()
      .executeTakeFirst()
  );
}

/**
 * Lets an address come in, in this role. Somebody who was removed is the same user again, so that
 * their notes are theirs. Undefined if the address is in the team already.
 */
export async function addMember(
  queries: Queries,
  address: string,
  role: DeskRole,
  now: number,
): Promise<DeskUserRow | undefined> {
  const email = address.trim().toLowerCase();
  const added = { role, created_at: now, last_seen_at: null, removed_at: null };
  return queries
    .insertInto("desk_users")
    .values({ id: newId(), email, ...added, oidc_issuer: null, oidc_subject: null })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet(added).where("desk_users.removed_at", "is not", null),
    )
    .returningAll()
    .executeTakeFirst();
}
