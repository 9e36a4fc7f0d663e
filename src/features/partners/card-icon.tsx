import {
  Bone,
  BookOpenText,
  CalendarCheck,
  ClipboardList,
  Clock,
  FlaskConical,
  FolderCheck,
  Gift,
  HandCoins,
  Landmark,
  type LucideIcon,
  Package,
  Printer,
  Scale,
  ScanLine,
  ShieldQuestion,
  Stamp,
  TableProperties,
  Users,
  UsersRound,
  Workflow,
} from "lucide-react";
import type { CardIconName } from "#content/partners/partner.ts";

const icons: Record<CardIconName, LucideIcon> = {
  bonding: FlaskConical,
  calendar: CalendarCheck,
  clock: Clock,
  equipment: Package,
  family: UsersRound,
  fund: HandCoins,
  gift: Gift,
  implant: Bone,
  ledger: BookOpenText,
  model: TableProperties,
  people: Users,
  printer: Printer,
  protocol: ClipboardList,
  records: FolderCheck,
  risk: ShieldQuestion,
  scale: Scale,
  scan: ScanLine,
  seal: Stamp,
  trust: Landmark,
  workflow: Workflow,
};

/** Decorative: the card's title says the same. */
export function CardIcon({ name, className = "" }: { name: CardIconName; className?: string }) {
  const Icon = icons[name];
  return <Icon aria-hidden="true" strokeWidth={1.4} className={`size-6 text-leaf ${className}`} />;
}
