// Functions of arrays that are built into newer browsers, but not into Chrome 109, the oldest one that this
// site supports.

/** A copy of the list without the item at `place`. */
export function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, at) => at !== place)
}

/** A copy of the list with another item at `place`. */
export function replaced<Item>(items: readonly Item[], place: number, item: Item): Item[] {
  return items.map((other, at) => (at === place ? item : other))
}
