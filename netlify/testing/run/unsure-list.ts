import { readFile, writeFile } from 'node:fs/promises'

/** One line of `unsure.json`. */
export interface NotedTest {
  test: string
  /** The day on which a person's run found the test unsure, YYYY-MM-DD in UTC. */
  day: string
}

const days = 14

/**
 * The tests that local runs noted as unsure; a name stays until somebody mended the test and removed it, or
 * until its days are over.
 */
export async function readUnsureList(file: string): Promise<NotedTest[]> {
  return JSON.parse(await readFile(file, 'utf8')) as NotedTest[]
}

/** The notes of the last fourteen days. */
export function notesInForce(list: readonly NotedTest[], today: string): NotedTest[] {
  const first = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10)
  return list.filter(({ day }) => day >= first)
}

/** Writes the list with the names found today, without notes older than fourteen days. */
export async function noteUnsure(
  file: string,
  list: readonly NotedTest[],
  names: readonly string[],
  today: string,
): Promise<void> {
  const kept = notesInForce(list, today).filter(({ test }) => !names.includes(test))
  const noted = [...kept, ...names.map((test) => ({ test, day: today }))]
  await writeFile(file, `${JSON.stringify(noted, null, 2)}\n`)
}
