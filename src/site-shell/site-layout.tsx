import { Outlet } from "react-router";
import { SampleStrip } from "./sample-strip.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import "./shell.css";

export default function SiteLayout() {
  return (
    <>
      <a className="skip-link" href="#page">
        Skip to content
      </a>
      <SiteHeader />
      <SampleStrip />
      <main id="page" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <SpeculationRules />
    </>
  );
}

/** Pages are prepared while the visitor's pointer rests on a link, so that they open immediately. */
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

/** Inline: as a separate file it would be requested before the first paint. */
function SpeculationRules() {
  return (
    <script
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own JSON
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
