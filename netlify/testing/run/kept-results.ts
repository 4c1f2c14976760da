import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashFiles } from '#server/build/hash-files.ts'
import { projectFolder } from '#server/command/project.ts'
import type { ToolTests } from './tool-tests.ts'

/** The last green run of a tool's tests. */
interface KeptResult {
  /** Hash of the tool's inputs. */
  hash: string
  /** YYYY-MM-DD in UTC. */
  day: string
}
export type KeptResults = Record<string, KeptResult>

const file = join(projectFolder, '.local/kept-results.json')

export async function readKeptResults(): Promise<KeptResults> {
  const text = await readFile(file, 'utf8').catch(() => '{}')
  return JSON.parse(text) as KeptResults
}

/**
 * The results that a green run of these tools' tests would leave today; computed before the run, because
 * files may change while it goes on.
 */
export async function resultsOf(tools: readonly ToolTests[], today: string): Promise<KeptResults> {
  const results: KeptResults = {}
  for (const { name, inputs } of tools) results[name] = { hash: await hashFiles(inputs), day: today }
  return results
}

/** Keeps the results of tests that passed beside those of earlier runs. */
export async function keepResults(passed: KeptResults): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify({ ...(await readKeptResults()), ...passed }, null, 2))
}

/**
 * The tools whose tests passed with the inputs that they have `now`; CI, which runs on many machines, counts
 * only results of the same day.
 */
export function unchangedTools(
  tools: readonly ToolTests[],
  kept: KeptResults,
  now: KeptResults,
  isCi: boolean,
): ToolTests[] {
  return tools.filter(({ name }) => {
    const [before, present] = [kept[name], now[name]]
    return before?.hash === present?.hash && (!isCi || before?.day === present?.day)
  })
}
