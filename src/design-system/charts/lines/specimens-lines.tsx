import { HoldingPeriodLine } from "./holding-period-line.tsx";
import { TimelineChart } from "./timeline-chart.tsx";

export function LineSpecimens() {
  return (
    <>
      <TimelineChart
        title="Research deductions, from law to last day"
        asOf="2026-11-15"
        spans={[
          {
            from: "2022",
            to: "2024",
            label: "Spread over five years",
            detail: "Domestic research had to be amortized.",
          },
        ]}
        points={[
          { date: "2025-07-04", label: "Law signed", detail: "P.L. 119-21, section 174A." },
          { date: "2025-09-15", label: "Superseding 2024 returns" },
          { date: "2026-07-06", label: "Amendments for 2022 to 2024", detail: "Small businesses." },
          { date: "2027-04-15", label: "2026 returns" },
        ]}
      />
      <TimelineChart
        title="The firm, year by year"
        tone="blue"
        points={[
          { date: "2020", label: "Founded" },
          { date: "2021", label: "First 100 practices" },
          { date: "2022", label: "Research partner" },
          { date: "2023", label: "Bonds" },
          { date: "2024", label: "Charitable giving" },
          { date: "2025", label: "1,000 practices" },
        ]}
      />
      <HoldingPeriodLine
        title="One year and a day"
        tone="plum"
        start={{ label: "Buy", amount: "$50,000", date: "March 1, 2025" }}
        threshold={{ label: "One year and a day", date: "March 2, 2026" }}
        end={{ label: "Give", amount: "$250,000 appraised", date: "June 15, 2026" }}
        before={{ label: "Short-term", detail: "A gift is deducted at what you paid." }}
        after={{ label: "Long-term", detail: "At appraised fair market value." }}
      />
    </>
  );
}
