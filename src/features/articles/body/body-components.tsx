import { ComparisonBars } from "#design-system/charts/bars/comparison-bars.tsx";
import { LimitGauge } from "#design-system/charts/bars/limit-gauge.tsx";
import { PhaseOutBand } from "#design-system/charts/bars/phase-out-band.tsx";
import { StackedBar } from "#design-system/charts/bars/stacked-bar.tsx";
import { BracketLadder } from "#design-system/charts/columns/bracket-ladder.tsx";
import { StepLadder } from "#design-system/charts/columns/step-ladder.tsx";
import { Waterfall } from "#design-system/charts/columns/waterfall.tsx";
import { FourPartTest } from "#design-system/charts/four-part-test.tsx";
import { HoldingPeriodLine } from "#design-system/charts/lines/holding-period-line.tsx";
import { TimelineChart } from "#design-system/charts/lines/timeline-chart.tsx";
import { LabelledTable } from "#design-system/reading/labelled-table.tsx";
import { ArticleTool } from "./article-tool.tsx";
import { AwaitedFigures } from "./awaited-figures.tsx";
import { SectionG, WorksheetLinks } from "./form-6765-parts.tsx";
import { Heading2, Heading3, StrategyHeading } from "./headings.tsx";
import { Deadline, DeadlineTable, LawNote, TaxFigure, YearNote } from "./law-parts.tsx";
import { StateCredits, StateLinks } from "./state-credits.tsx";
import { StateEntityTaxes } from "./state-entity-taxes.tsx";
import { SummaryList } from "./summary-list.tsx";
import {
  ArticleCallout,
  BringToYourCpa,
  Checklist,
  ConsultationBox,
  DecisionTable,
  ExampleSlip,
  ForYourCpa,
  Link,
  MistakesToAvoid,
  Photograph,
} from "./text-parts.tsx";

/**
 * The one list of what an article may use without importing it. They are described in
 * docs/how-to/add-an-article.md.
 */
export const bodyComponents = {
  // Markdown
  a: Link,
  h2: Heading2,
  h3: Heading3,
  img: Photograph,
  table: LabelledTable,

  // Tax law by name
  TaxFigure,
  YearNote,
  Deadline,
  DeadlineTable,
  LawNote,

  // Parts of the text
  StrategyHeading,
  Callout: ArticleCallout,
  ExampleSlip,
  SummaryList,
  MistakesToAvoid,
  BringToYourCpa,
  Checklist,
  DecisionTable,
  ForYourCpa,
  ConsultationBox,
  ArticleTool,
  SectionG,
  WorksheetLinks,
  StateCredits,
  StateLinks,
  StateEntityTaxes,
  AwaitedFigures,

  // Charts, drawn from data
  BracketLadder,
  ComparisonBars,
  FourPartTest,
  HoldingPeriodLine,
  LimitGauge,
  PhaseOutBand,
  StackedBar,
  StepLadder,
  TimelineChart,
  Waterfall,
};
