import { crashDrill } from './drill/crash-drill.ts'
import { drillGuessing } from './drill/guessing.ts'
import { Failure, runCommand } from './failure.ts'

/**
 * `npm run drill`: nothing is lost while the database dies, and no one guesses a password. DRILL_SUBMISSIONS says how
 * many forms are sent; 50000 is the full drill.
 */
await runCommand(async () => {
  const count = Number(process.env.DRILL_SUBMISSIONS || 5_000)
  if (!Number.isInteger(count) || count < 1)
    throw new Failure(
      'DRILL_SUBMISSIONS is no number of submissions.',
      'For example: DRILL_SUBMISSIONS=50000 npm run drill',
    )
  const isWell = await crashDrill(count, (line) => console.log(line))
  const guessing = await drillGuessing()
  console.log(`\n${[guessing.name, ...guessing.lines].join('\n')}`)
  process.exit(isWell && !guessing.failed ? 0 : 1)
})
