import { runCommand } from '#server/command/failure.ts'
import { runTool } from '#server/command/tool.ts'
import { overBudget } from './budgets.ts'
import { wideComments } from './comments/wrap-all.ts'
import { newerThanOldPhones } from './old-browsers.ts'
import { migrationFaults } from './schema/applied-migrations.ts'
import { generatedFaults } from './schema/generated-files.ts'
import { wordFaults } from './words/missing-words.ts'

const checks = [
  { name: 'Types', tool: 'tsc', args: [] },
  { name: 'Lint, import directions and format', tool: 'biome', args: ['ci', '.'] },
  { name: 'Dead code', tool: 'knip', args: [] },
]
/** The searches, each of which answers faults as lines to read. */
const searches = [
  { name: 'Comments within the width of code', find: wideComments },
  { name: 'Released migrations are as they were', find: migrationFaults },
  { name: 'Endpoints are apart, and generated files up to date', find: generatedFaults },
  { name: 'Every text in every language', find: async () => wordFaults() },
  { name: 'Size of the first load', find: overBudget },
  { name: 'Nothing that old phones lack', find: newerThanOldPhones },
]

/** `npm run check`: runs every check, even after one has failed, so that one run shows everything. */
await runCommand(async () => {
  const lines: string[] = []
  let isClean = true
  for (const { name, tool, args } of checks) {
    const code = await runTool(tool, args)
    isClean &&= code === 0
    lines.push(`${code === 0 ? 'ok    ' : 'FAILED'} ${name}`)
  }
  for (const { name, find } of searches) {
    const faults = await find()
    isClean &&= faults.length === 0
    lines.push(`${faults.length === 0 ? 'ok    ' : 'FAILED'} ${name}`, ...faults)
  }
  console.log(`\n${lines.join('\n')}`)
  process.exit(isClean ? 0 : 1)
})
