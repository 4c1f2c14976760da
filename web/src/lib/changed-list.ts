// What lists do by themselves in newer browsers than the oldest one that this site works in, Chrome 109.

/** A list without the item at a place. */
export function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, at) => at !== place)
}

/** A list with another item at a place. */
export function replaced<Item>(items: readonly Item[], place: number, item: Item): Item[] {
  return items.map((other, at) => (at === place ? item : other))
}
