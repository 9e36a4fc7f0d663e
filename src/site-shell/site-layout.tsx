import { Outlet } from "react-router";
import { SampleStrip } from "./sample-strip.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SpeculationRules } from "./speculation-rules.tsx";
import "./shell.css";

export default function SiteLayout() {
  return (
    <>
      <a
        className="fixed top-2 left-2 z-60 py-3 px-5 rounded-control bg-pine text-white font-semibold [translate:0_-200%] focus:[translate:0_0] print:hidden"
        href="#page"
      >
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
