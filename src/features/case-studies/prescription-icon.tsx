import {
  Bone,
  Drill,
  Eye,
  FlaskConical,
  Gift,
  HeartPulse,
  House,
  Landmark,
  type LucideIcon,
  Scan,
  Smile,
  Sparkles,
  Sun,
  Syringe,
  Toothbrush,
  Umbrella,
  Users,
} from "lucide-react";
import type { CaseIcon, StrategyKind } from "#content/case-studies.ts";

const icons: Record<CaseIcon | StrategyKind["icon"], LucideIcon> = {
  smile: Smile,
  toothbrush: Toothbrush,
  heart: HeartPulse,
  sparkles: Sparkles,
  eye: Eye,
  drill: Drill,
  bone: Bone,
  sun: Sun,
  scan: Scan,
  syringe: Syringe,
  house: House,
  gift: Gift,
  flask: FlaskConical,
  landmark: Landmark,
  umbrella: Umbrella,
  users: Users,
};

interface CaseIconProps {
  icon: keyof typeof icons;
  className?: string;
}

/** Always beside a word that says the same. */
export function PrescriptionIcon({ icon, className = "size-5" }: CaseIconProps) {
  const Icon = icons[icon];
  return <Icon aria-hidden="true" strokeWidth={1.5} className={className} />;
}
