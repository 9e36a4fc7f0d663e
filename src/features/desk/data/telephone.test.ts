import { expect, test } from "vitest";
import { telephoneHref } from "./telephone.ts";

test.each([
  ["(801) 555-0142", "tel:+18015550142"],
  ["1-801-555-0142", "tel:+18015550142"],
  ["+44 20 7946 0000", "tel:+442079460000"],
  ["801.555.0142 ext. 12", "tel:+18015550142;ext=12"],
  ["801 555 0142 x12", "tel:+18015550142;ext=12"],
  ["555-0142", "tel:5550142"],
  ["<script>", "tel:"],
])("%j dials %s", (written, href) => {
  expect(telephoneHref(written)).toBe(href);
});
