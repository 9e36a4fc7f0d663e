import type { LucideIcon } from "lucide-react";
import {
  Baby,
  Bitcoin,
  Building2,
  Calculator,
  CalendarClock,
  Car,
  ChartLine,
  Clock,
  Coins,
  FileText,
  Gift,
  HandCoins,
  HeartPulse,
  House,
  Landmark,
  Percent,
  PiggyBank,
  Receipt,
  Scale,
  ShieldAlert,
  Stethoscope,
  Truck,
  Users,
  Wallet,
} from "lucide-react";
import type { ReactNode } from "react";
import { slug } from "../categories.ts";
import { textIn } from "./heading.tsx";

/** What an author may name; add a line here for another. */
const icons: Record<string, LucideIcon> = {
  baby: Baby,
  bitcoin: Bitcoin,
  "building-2": Building2,
  calculator: Calculator,
  "calendar-clock": CalendarClock,
  car: Car,
  clock: Clock,
  coins: Coins,
  "file-text": FileText,
  gift: Gift,
  "hand-coins": HandCoins,
  "heart-pulse": HeartPulse,
  home: House,
  landmark: Landmark,
  "line-chart": ChartLine,
  percent: Percent,
  "piggy-bank": PiggyBank,
  receipt: Receipt,
  scale: Scale,
  "shield-alert": ShieldAlert,
  stethoscope: Stethoscope,
  truck: Truck,
  users: Users,
  wallet: Wallet,
};

/** A numbered heading: `<StrategyHeading number={1} icon="wallet">Prepay …</StrategyHeading>`. */
export function StrategyHeading({
  number,
  icon,
  children,
}: {
  number: number;
  icon: string;
  children: ReactNode;
}) {
  const Icon = icons[icon];
  if (!Icon)
    throw new Error(`There is no icon “${icon}”. Icons: ${Object.keys(icons).sort().join(", ")}.`);
  return (
    <h2 id={slug(textIn(children))} className="strategy-heading">
      <span className="strategy-number">{number}.</span> <span>{children}</span>
      <Icon aria-hidden="true" className="strategy-icon" strokeWidth={1.5} />
    </h2>
  );
}
