/** A figure that counts up when first seen; the page always holds its final value. */
export function CountUp({ value }: { value: string }) {
  // The script may be counting already when React takes over the page.
  return (
    <span data-count-up="" className="figures" suppressHydrationWarning>
      {value}
    </span>
  );
}
