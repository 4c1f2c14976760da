interface Connection {
  saveData?: boolean
}

/** Does the visitor ask to save data, by Save-Data or `prefers-reduced-data`? */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
