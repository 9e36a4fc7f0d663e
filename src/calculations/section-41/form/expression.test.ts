import { expectTypeOf, it } from "vitest";
import type { given, input, is, line, ticked } from "./expression.ts";

it("an expression names only inputs and lines that exist", () => {
  expectTypeOf<"wages">().toExtend<Parameters<typeof input>[0]>();
  expectTypeOf<"wage">().not.toExtend<Parameters<typeof input>[0]>();
  expectTypeOf<"historyReceipts11">().not.toExtend<Parameters<typeof given>[0]>();
  expectTypeOf<"48">().toExtend<Parameters<typeof line>[0]>();
  expectTypeOf<"480">().not.toExtend<Parameters<typeof line>[0]>();
  expectTypeOf<"wages">().not.toExtend<Parameters<typeof ticked>[0]>();
  expectTypeOf<"late">().toExtend<Parameters<typeof is<"returnKind">>[1]>();
  expectTypeOf<"original">().not.toExtend<Parameters<typeof is<"returnKind">>[1]>();
});
