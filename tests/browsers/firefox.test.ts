import { firefox } from "./firefox.ts";
import { runJourneys } from "./run-journeys.ts";

runJourneys(firefox);
