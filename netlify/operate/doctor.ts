import { Failure, runCommand } from '#server/command/failure.ts'
import { loadDotEnv, namesHostedProject } from '#server/command/settings.ts'
import { examine } from './doctor/examine.ts'
import { hostedTarget } from './doctor/target.ts'

/**
 * `npm run doctor`: checks everything about the hosted project and the site that can be seen from outside,
 * and prints what to mend. Exit code 1 says that something is to mend, 2 that there is nothing to examine.
 */
await runCommand(async () => {
  loadDotEnv()
  if (!namesHostedProject(process.env)) {
    console.log(
      'The doctor examines a hosted project, and the SUPABASE_ variables name none: see netlify/operate/README.md.',
    )
    process.exit(2)
  }
  const findings = await examine(hostedTarget(process.env), ({ state, subject, words }) =>
    console.log(`${state.padEnd(8)} ${subject.padEnd(26)} ${words}`),
  )
  const count = (wanted: string) => findings.filter(({ state }) => state === wanted).length
  console.log(`\n${count('ok')} ok, ${count('mend')} to mend, ${count('unknown')} unknown.`)
  if (count('mend') > 0)
    throw new Failure('The site is not ready.', 'Mend what is marked so; netlify/operate/README.md says how.')
  process.exit(0)
})
