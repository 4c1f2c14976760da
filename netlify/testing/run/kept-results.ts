import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hashFiles } from '#server/build/hash-files.ts'
import { projectFolder } from '#server/command/project.ts'
import type { ToolTests } from './tool-tests.ts'

/** The last green run of a tool's tests. */
interface KeptResult {
  /** Of the tool's inputs. */
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

/** Keeps that these tools' tests passed today. */
export async function keepResults(tools: readonly ToolTests[], today: string): Promise<void> {
  const results = await readKeptResults()
  for (const { name, inputs } of tools) results[name] = { hash: await hashFiles(inputs), day: today }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, JSON.stringify(results, null, 2))
}

/** The tools whose tests passed with what they are now; CI, which runs on many machines, counts results of today alone. */
export async function unchangedTools(
  tools: readonly ToolTests[],
  results: KeptResults,
  today: string,
  isCi: boolean,
): Promise<ToolTests[]> {
  const unchanged: ToolTests[] = []
  for (const tool of tools) {
    const kept = results[tool.name]
    if (!kept || (isCi && kept.day !== today)) continue
    if (kept.hash === (await hashFiles(tool.inputs))) unchanged.push(tool)
  }
  return unchanged
}
