import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest, inWords, total } from "./count.ts";

describe("the last line of npm test", () => {
  test("counts what passed and what failed", () => {
    expect(inWords({ passed: 12, failed: 0, skipped: 0 })).toBe("12 passed, 0 failed");
  });

  test("names the skipped when there are any", () => {
    expect(inWords({ passed: 1, failed: 2, skipped: 3 })).toBe("1 passed, 2 failed, 3 skipped");
  });

  test("adds up all checks", () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(total([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});

describe("counting", () => {
  const vitest = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 };

  test("takes Vitest's numbers", () => {
    const testResults = [{ status: "failed", assertionResults: [{}] }];
    expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  test("takes a test file that does not load for one failure", () => {
    const testResults = [{ status: "failed", assertionResults: [] }];
    expect(countVitest({ ...vitest, testResults }).failed).toBe(2);
  });

  test("takes Playwright's numbers, a flaky test for a failure", () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 2, skipped: 2 });
  });

  test("takes an error outside any test for a failure", () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1);
  });
});
