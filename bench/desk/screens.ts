import { firmTimeZone } from "#content/firm.ts";
import { leadStatuses } from "#contracts/desk/leads.ts";
import { today } from "#wording/dates.ts";
import type { Statement } from "./plain-sql.ts";

type Screen = {
  name: string;
  /** What the browser asks for. */
  path: string;
  /** What the answer is made of, as somebody at the database's own prompt would ask for it. */
  statements: Statement[];
};

const newestFirst = "ORDER BY created_at DESC, id DESC";

/** The first page with the counts by status, the partners and the owners around it. */
function listStatements(
  condition: string,
  values: Statement["values"],
  /** The counts by status leave out the status that is asked for. */
  counted = { condition, values },
): Statement[] {
  const counts = leadStatuses.map(
    (status, place) => `count(*) FILTER (WHERE status = '${status}') AS count_${place}`,
  );
  return [
    {
      sql: `SELECT leads.*, desk_users.email AS owner_email
        FROM leads LEFT JOIN desk_users ON desk_users.id = leads.owner_id
        WHERE leads.id IN (SELECT id FROM leads WHERE ${condition} ${newestFirst} LIMIT 51)
        ORDER BY leads.created_at DESC, leads.id DESC`,
      values,
    },
    { sql: `SELECT ${counts} FROM leads WHERE ${counted.condition}`, values: counted.values },
    {
      sql: "SELECT DISTINCT partner FROM leads WHERE partner IS NOT NULL ORDER BY partner",
      values: [],
    },
    { sql: "SELECT id, email FROM desk_users ORDER BY email", values: [] },
  ];
}

function searchFor(name: string, search: string): Screen {
  const words = search.split(" ");
  return {
    name,
    path: `/desk/api/leads?search=${encodeURIComponent(search)}`,
    statements: listStatements(
      words.map(() => "search_text LIKE ?").join(" AND "),
      words.map((word) => `%${word}%`),
    ),
  };
}

export function screens(now: number): Screen[] {
  const month = 30 * 24 * 60 * 60 * 1000;
  const from = today(firmTimeZone, new Date(now - 3 * month));
  const to = today(firmTimeZone, new Date(now));
  const dimensions = ["day", "path", "partner", "utm_source", "device"];
  return [
    { name: "list", path: "/desk/api/leads", statements: listStatements("1 = 1", []) },
    {
      name: "list, clients",
      path: "/desk/api/leads?status=client",
      statements: listStatements("status = ?", ["client"], { condition: "1 = 1", values: [] }),
    },
    searchFor("search, many", "lind"),
    searchFor("search, few", "carla.lind.77"),
    searchFor("search, none", "nobody here"),
    {
      name: "figures",
      path: `/desk/api/figures?from=${from}&to=${to}`,
      statements: dimensions.map((dimension) => ({
        sql: `SELECT ${dimension} AS name, event, sum(count) AS count
          FROM counts WHERE day >= ? AND day <= ? GROUP BY ${dimension}, event`,
        values: [from, to],
      })),
    },
  ];
}
