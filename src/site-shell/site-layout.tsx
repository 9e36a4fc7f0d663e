import { Outlet } from "react-router";
import { SampleStrip } from "./sample-strip.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SpeculationRules } from "./speculation-rules.tsx";
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
