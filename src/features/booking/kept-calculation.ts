import type { BookRequest } from "#contracts/booking.ts";

/** A result of the calculator that this browser keeps, as far as the booking needs it. */
export interface KeptCalculation {
  readonly calculation: NonNullable<BookRequest["calculation"]>;
  readonly creditInUsd: number;
  readonly specialties: readonly string[];
  readonly state: string;
}
