import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectFolder } from '#server/command/project.ts'

/** The rules of squawk that name what the version before would miss, or what would refuse its rows. */
const narrowingRules = [
  'adding-not-nullable-field',
  'adding-required-field',
  'ban-drop-column',
  'ban-drop-database',
  'ban-drop-table',
  'changing-column-type',
  'renaming-column',
  'renaming-table',
]
/** What squawk has no rule for: things that the version before calls or reads by their names. */
const dropped = /^\s*drop\s+(?:materialized\s+view|view|function|procedure|type|schema|sequence)\b.*$/i

const findings = z.array(z.object({ line: z.number(), rule_name: z.string(), message: z.string() }))

export interface Migration {
  name: string
  sql: string
}

/**
 * The statements of new migrations that narrow the schema, each as `file:line: words`. While a release goes
 * on, and after a way back, the version before runs on the new schema: it must find all that it knew.
 */
export async function narrowingStatements(migrations: readonly Migration[]): Promise<string[]> {
  const found: string[] = []
  for (const { name, sql } of migrations) {
    for (const { line, rule_name, message } of await squawk(sql))
      if (narrowingRules.includes(rule_name)) found.push(`${name}:${line + 1}: ${message}`)
    for (const [index, line] of sql.split('\n').entries())
      if (dropped.test(line)) found.push(`${name}:${index + 1}: ${line.trim()}`)
  }
  return found
}

async function squawk(sql: string): Promise<z.infer<typeof findings>> {
  const program = join(projectFolder, 'node_modules/.bin/squawk')
  // squawk ends with 1 where it found something, with the findings in its output all the same.
  const run = promisify(execFile)(program, ['--reporter', 'json'])
  run.child.stdin?.end(sql)
  const { stdout } = await run.catch((error: { stdout?: string; message: string }) => {
    if (error.stdout?.startsWith('[')) return { stdout: error.stdout }
    throw new Error(`squawk does not run: ${error.message}`)
  })
  return findings.parse(JSON.parse(stdout || '[]'))
}
