import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openSiteBuilder, type SiteBuilder } from './site-builder.ts'

let folder: string
let builder: SiteBuilder
const pidFile = () => join(folder, 'pid')

/** A process that notes its number and does what the `data` of its job say. */
const program = `
  import { writeFileSync } from 'node:fs'
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => undefined)
  process.once('message', ({ kind, data, environment }) => {
    writeFileSync(environment.PID_FILE, String(process.pid))
    const answers = {
      built: { salesPhone: kind + ' ' + process.pid },
      refused: { failure: { message: 'The site could not be built: no.', cure: 'Correct it.' } },
    }
    if (answers[data]) process.send(answers[data], () => process.exit(0))
    else setInterval(() => undefined, 1000)
  })
`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-builder-'))
  await writeFile(join(folder, 'program.mjs'), program)
  vi.stubEnv('PID_FILE', pidFile())
  vi.stubEnv('SALES_PHONE', '')
  builder = openSiteBuilder(pathToFileURL(join(folder, 'program.mjs')))
})

afterEach(async () => {
  await builder.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

/** The number of the process that works until it is killed. */
const workingPid = () =>
  vi.waitFor(async () => {
    const written = await readFile(pidFile(), 'utf8')
    expect(written).not.toBe('')
    return Number(written)
  })
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

it('does each job in a process that ends with it', async () => {
  expect(await builder.run('build', 'built')).toBe(true)
  const [, first] = process.env.SALES_PHONE?.split(' ') ?? []
  expect(await builder.run('render', 'built')).toBe(true)
  const [kind, second] = process.env.SALES_PHONE?.split(' ') ?? []
  expect([kind, first === second, isAlive(Number(first)), isAlive(Number(second))]).toEqual([
    'render',
    false,
    false,
    false,
  ])
})

it('fails in the words of the build, and in its own when the process is ended from outside', async () => {
  await expect(builder.run('build', 'refused')).rejects.toMatchObject({
    message: 'The site could not be built: no.',
    cure: 'Correct it.',
  })
  await rm(pidFile(), { force: true })
  const ended = expect(builder.run('build', 'endless')).rejects.toThrow('its process ended with SIGKILL')
  process.kill(await workingPid(), 'SIGKILL')
  await ended
})

it('leaves nothing running when it is closed, and calls that no failure', async () => {
  const running = builder.run('build', 'endless')
  const pid = await workingPid()
  await builder.close()
  expect([await running, isAlive(pid), await builder.run('render', 'built')]).toEqual([false, false, false])
})
