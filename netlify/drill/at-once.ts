/**
 * Does the work for every item, with so many clients at once: each client takes the next item when it is done
 * with one.
 */
export async function doAtOnce<Item>(
  items: Iterable<Item>,
  clients: number,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  const client = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: clients }, client))
}
