import { fork } from 'node:child_process'
import { once } from 'node:events'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { Failure, runCommand } from '#server/command/failure.ts'
import { type Drill, drills } from './drills.ts'

/**
 * `npm run drill`: runs every drill at a small size, one after the other. Arguments choose drills and run
 * them in full. Each drill has a process of its own, because each sets its own environment.
 */
await runCommand(async () => {
  const names = argv.slice(2)
  const chosen = names.length > 0 ? names.map(drillOf) : drills
  const isFull = names.length > 0
  if (chosen.length === 1 && chosen[0]) return process.exit((await runHere(chosen[0], isFull)) ? 0 : 1)
  const failed: string[] = []
  for (const drill of chosen) {
    const size = sizeOf(drill, isFull)
    const env = { ...process.env, [drill.size.variable]: String(size) }
    const [code] = (await once(fork(fileURLToPath(import.meta.url), [drill.name], { env }), 'exit')) as [
      number,
    ]
    if (code !== 0) failed.push(drill.name)
  }
  console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEvery drill held.')
  process.exit(failed.length > 0 ? 1 : 0)
})

async function runHere(drill: Drill, isFull: boolean): Promise<boolean> {
  const size = sizeOf(drill, isFull)
  console.log(`\n${drill.name}: ${size.toLocaleString('en')} ${drill.size.of}`)
  const isWell = await drill.run(size, (line) => console.log(line))
  console.log(`${drill.name}: ${isWell ? 'held' : 'FAILED'}`)
  return isWell
}

function drillOf(name: string): Drill {
  const found = drills.find((drill) => drill.name === name)
  if (found) return found
  throw new Failure(
    `There is no drill ${name}.`,
    `Drills: ${drills.map((drill) => drill.name).join(', ')}. For example: npm run drill -- crash`,
  )
}

function sizeOf({ name, size }: Drill, isFull: boolean): number {
  const given = process.env[size.variable]
  const found = given ? Number(given) : isFull ? size.full : size.small
  if (Number.isFinite(found) && found > 0) return found
  throw new Failure(
    `${size.variable} is ${given}, which is no number of ${size.of}.`,
    `For example: ${size.variable}=${size.full} npm run drill -- ${name}`,
  )
}
