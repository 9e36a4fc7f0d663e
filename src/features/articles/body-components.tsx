import { BracketLadder } from "#design-system/figures/bracket-ladder.tsx";
import { ComparisonBars } from "#design-system/figures/comparison-bars.tsx";
import { FourPartTest } from "#design-system/figures/four-part-test.tsx";
import { HoldingPeriodLine } from "#design-system/figures/holding-period-line.tsx";
import { LimitGauge } from "#design-system/figures/limit-gauge.tsx";
import { PhaseOutBand } from "#design-system/figures/phase-out-band.tsx";
import { StackedBar } from "#design-system/figures/stacked-bar.tsx";
import { StepLadder } from "#design-system/figures/step-ladder.tsx";
import { TimelineChart } from "#design-system/figures/timeline-chart.tsx";
import { Waterfall } from "#design-system/figures/waterfall.tsx";
import { ArticleCallout } from "./body/article-callout.tsx";
import { ConsultationBox } from "./body/consultation-box.tsx";
import { Deadline } from "./body/deadline.tsx";
import { DecisionTable, Table } from "./body/decision-table.tsx";
import { ExampleSlip } from "./body/example-slip.tsx";
import { Heading2, Heading3 } from "./body/heading.tsx";
import { LawNote } from "./body/law-note.tsx";
import { Link } from "./body/link.tsx";
import { BringToYourCpa, MistakesToAvoid, SummaryList } from "./body/lists.tsx";
import { StrategyHeading } from "./body/strategy-heading.tsx";
import { TaxFigure } from "./body/tax-figure.tsx";
import { YearNote } from "./body/year-note.tsx";

/**
 * The one list of what an article may use without importing it. How each is written is shown in
 * docs/how-to/add-an-article.md.
 */
export const bodyComponents = {
  // Markdown
  a: Link,
  h2: Heading2,
  h3: Heading3,
  table: Table,

  // Tax law by name
  TaxFigure,
  YearNote,
  Deadline,
  LawNote,

  // Parts of the text
  StrategyHeading,
  Callout: ArticleCallout,
  ExampleSlip,
  SummaryList,
  MistakesToAvoid,
  BringToYourCpa,
  DecisionTable,
  ConsultationBox,

  // Figures, drawn from data
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
