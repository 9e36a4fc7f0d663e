import { firmTimeZone } from "#content/firm.ts";
import { listedPartner, listedPartners } from "#content/partners/listed-partners.ts";
import type { AuditAction } from "#contracts/desk/audit.ts";
import { partnerNumbersPage } from "#contracts/endpoints.ts";
import { today } from "#wording/dates.ts";
import { recordAudit } from "../../audit/audit.ts";
import { refusals } from "../../http/refusal.ts";
import {
  makeAddress,
  setMonthlyMail,
  setSameAs,
  withdrawAddress,
} from "../../partners/addresses.ts";
import { readNumbers, weeksUntil } from "../../partners/numbers.ts";
import { mergedPartners } from "../../storage/merged-partners.ts";
import { askToAgree } from "../partner-mail.ts";
import type { DeskHandlers } from "../services.ts";

const shownWeeks = 8;

export const partnersHandlers = {
  /** Includes what this server counted in the last seconds. */
  async partners({ now }, { storage, counter }) {
    await counter.flush();
    const range = weeksUntil(today(firmTimeZone, new Date(now)), shownWeeks);
    return storage.snapshot(async (queries) => {
      const numbers = await readNumbers(queries, range);
      const addresses = await queries
        .selectFrom("partner_addresses")
        .leftJoin("desk_users", "desk_users.id", "partner_addresses.made_by")
        .selectAll("partner_addresses")
        .select(["desk_users.email as maker_email", "desk_users.name as maker_name"])
        .execute();
      const addressOf = new Map(addresses.map((row) => [row.partner, row]));
      const meant = await mergedPartners(queries);
      const others = [...numbers.keys(), ...addressOf.keys()].sort();
      const all = new Set([...listedPartners.map(({ id }) => id), ...others]);
      const names = [...all].filter((name) => !addressOf.get(name)?.same_as);
      const partners = names.map((partner) => {
        const row = addressOf.get(partner);
        return {
          partner,
          rows: numbers.get(partner) ?? [],
          madeAt: row?.made_at ?? null,
          madeBy:
            row?.made_by && row.maker_email
              ? { id: row.made_by, email: row.maker_email, name: row.maker_name }
              : null,
          withdrawnAt: row?.withdrawn_at ?? null,
          email: row?.email ?? null,
          agreedAt: row?.agreed_at ?? null,
          alsoAs: [...addressOf.keys()].filter((one) => one !== partner && meant(one) === partner),
        };
      });
      return { ...range, partners };
    });
  },

  async changePartner({ body, queries, user, now }, { environment }) {
    const { partner, address, email, sameAs } = body;
    const origin = environment.publicOrigin;
    const by = { userId: user.id, now };
    const record = (action: AuditAction, details = {}) =>
      recordAudit(queries, { user, now }, action, partner, details);
    const secret = address === "make" ? await makeAddress(queries, partner, by) : null;
    if (secret) await record("partner-address-made");
    if (address === "withdraw") {
      await withdrawAddress(queries, partner, by);
      await record("partner-address-withdrawn");
    }
    if (email !== undefined) {
      const on = today(firmTimeZone, new Date(now));
      const token = await setMonthlyMail(queries, partner, email, on);
      if (email && token) await askToAgree(queries, { partner, email, token, origin, now });
      await record("partner-mail-changed", { mail: email !== null });
    }
    if (sameAs !== undefined) {
      const meant = await mergedPartners(queries);
      if (sameAs && (listedPartner(partner) || meant(sameAs) === meant(partner)))
        throw refusals.field("A name can be merged only into another.", "sameAs");
      await setSameAs(queries, partner, sameAs);
      await record("partner-merged", { merged: sameAs !== null });
    }
    return { address: secret && `${origin}${partnerNumbersPage}#${secret}` };
  },
} satisfies Partial<DeskHandlers>;
