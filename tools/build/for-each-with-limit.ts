/** Does the work for each item, with at most `limit` at once. */
export async function forEachWithLimit<Item>(
  items: Iterable<Item>,
  limit: number,
  work: (item: Item) => Promise<void>,
) {
  const rest = items[Symbol.iterator]();
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: limit }, worker));
}
