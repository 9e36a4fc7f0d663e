import baby from "lucide:baby";
import bone from "lucide:bone";
import bookOpenText from "lucide:book-open-text";
import building2 from "lucide:building-2";
import calculator from "lucide:calculator";
import calendarCheck from "lucide:calendar-check";
import calendarClock from "lucide:calendar-clock";
import car from "lucide:car";
import chartLine from "lucide:chart-line";
import clipboardList from "lucide:clipboard-list";
import clock from "lucide:clock";
import coins from "lucide:coins";
import drill from "lucide:drill";
import eye from "lucide:eye";
import fileText from "lucide:file-text";
import flaskConical from "lucide:flask-conical";
import folderCheck from "lucide:folder-check";
import gift from "lucide:gift";
import handCoins from "lucide:hand-coins";
import heartPulse from "lucide:heart-pulse";
import house from "lucide:house";
import landmark from "lucide:landmark";
import packageIcon from "lucide:package";
import percent from "lucide:percent";
import piggyBank from "lucide:piggy-bank";
import printer from "lucide:printer";
import receipt from "lucide:receipt";
import scale from "lucide:scale";
import scan from "lucide:scan";
import scanLine from "lucide:scan-line";
import shieldAlert from "lucide:shield-alert";
import shieldQuestion from "lucide:shield-question";
import smile from "lucide:smile";
import sparkles from "lucide:sparkles";
import stamp from "lucide:stamp";
import stethoscope from "lucide:stethoscope";
import sun from "lucide:sun";
import syringe from "lucide:syringe";
import tableProperties from "lucide:table-properties";
import toothbrush from "lucide:toothbrush";
import truck from "lucide:truck";
import umbrella from "lucide:umbrella";
import users from "lucide:users";
import usersRound from "lucide:users-round";
import wallet from "lucide:wallet";
import workflow from "lucide:workflow";
import { Icon } from "../actions/icon.tsx";

/** The Lucide icons that content and articles may use. Another one needs two lines here. */
const drawings = {
  baby,
  bone,
  "book-open-text": bookOpenText,
  "building-2": building2,
  calculator,
  "calendar-check": calendarCheck,
  "calendar-clock": calendarClock,
  car,
  "chart-line": chartLine,
  "clipboard-list": clipboardList,
  clock,
  coins,
  drill,
  eye,
  "file-text": fileText,
  "flask-conical": flaskConical,
  "folder-check": folderCheck,
  gift,
  "hand-coins": handCoins,
  "heart-pulse": heartPulse,
  house,
  landmark,
  package: packageIcon,
  percent,
  "piggy-bank": piggyBank,
  printer,
  receipt,
  scale,
  scan,
  "scan-line": scanLine,
  "shield-alert": shieldAlert,
  "shield-question": shieldQuestion,
  smile,
  sparkles,
  stamp,
  stethoscope,
  sun,
  syringe,
  "table-properties": tableProperties,
  toothbrush,
  truck,
  umbrella,
  users,
  "users-round": usersRound,
  wallet,
  workflow,
} as const;

export type IconName = keyof typeof drawings;

/** An icon beside the words of content, with a thinner stroke than in a control. */
export function NamedIcon({ name, className }: { name: IconName; className: string }) {
  return <Icon drawing={drawings[name]} strokeWidth={1.5} className={className} />;
}

/** For names in articles, which TypeScript does not check. */
export function checkedIconName(name: string): IconName {
  if (Object.hasOwn(drawings, name)) return name as IconName;
  throw new Error(`There is no icon “${name}”. Icons: ${Object.keys(drawings).join(", ")}.`);
}
