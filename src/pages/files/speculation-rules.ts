/** Pages are made ready while the visitor's pointer rests on a link, so that they open at once. */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/functions/*" } },
          { not: { href_matches: "/newsletter/*" } },
          { not: { href_matches: "/presentations*" } },
          { not: { selector_matches: "[target=_blank], [download]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
};

export const loader = () =>
  Response.json(rules, { headers: { "Content-Type": "application/speculationrules+json" } });
