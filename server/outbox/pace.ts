import type { OutboxChannel } from "../storage/tables.ts";
import type { DeliveryReport } from "./delivery-report.ts";

/** Several under way: a mail server that hangs must not hold up the others. */
const mostAtOnce = 5;

export type Pace = {
  channelsWithRoom(): OutboxChannel[];
  begin(channel: OutboxChannel): void;
  end(channel: OutboxChannel): void;
  /** Whether this delivery shows that a channel which was out of reach is back. */
  isBack(channel: OutboxChannel, report: DeliveryReport): boolean;
  learn(channel: OutboxChannel, report: DeliveryReport): void;
};

/**
 * How many messages of each channel may be under way. When nobody answers, one at a time is enough
 * to find out when that ends; afterwards each delivery allows one more, so that what has gathered
 * does not fall upon a mail server that has just come back.
 */
export function createPace(): Pace {
  const channels = {
    mail: { underWay: 0, allowed: mostAtOnce, outOfReach: false },
    webhook: { underWay: 0, allowed: mostAtOnce, outOfReach: false },
  };
  return {
    channelsWithRoom: () =>
      (["mail", "webhook"] as const).filter(
        (name) => channels[name].underWay < channels[name].allowed,
      ),
    begin(name) {
      channels[name].underWay += 1;
    },
    end(name) {
      channels[name].underWay -= 1;
    },
    isBack: (name, report) => channels[name].outOfReach && !report.unreached,
    learn(name, report) {
      const channel = channels[name];
      channel.outOfReach = report.unreached === true;
      channel.allowed = channel.outOfReach ? 1 : Math.min(channel.allowed + 1, mostAtOnce);
    },
  };
}
