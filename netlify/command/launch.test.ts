import { spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

let root: string
const installing = 'Installing packages'

/**
 * An npm that notes what it installed, or that fails as npm does with a longest wait shorter than the
 * shortest.
 */
const npm = `
  const { mkdirSync, writeFileSync } = require('node:fs')
  const wait = (end, usual) => Number(process.argv.find((one) => one.includes(end + 'timeout='))?.split('=')[1] ?? usual)
  if (wait('max', 60000) < wait('min', 10000)) { console.error('npm error minTimeout is greater than maxTimeout'); process.exit(1) }
  if (process.env.NPM_FAILS) { console.error('npm error code ENOTFOUND'); process.exit(1) }
  mkdirSync('node_modules', { recursive: true })
  writeFileSync('node_modules/.package-lock.json', process.argv[2])
`

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dealer-launch-'))
  await mkdir(join(root, 'netlify/command'), { recursive: true })
  for (const file of ['launch.mjs', 'node-options.json'])
    await cp(join(import.meta.dirname, file), join(root, 'netlify/command', file))
  await writeFile(join(root, 'npm.cjs'), npm)
  await writeFile(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rm(root, { recursive: true }))

function launch(task: string, variables: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [join(root, 'netlify/command/launch.mjs'), task],
    { encoding: 'utf8', env: { ...process.env, npm_execpath: join(root, 'npm.cjs'), ...variables } },
  )
  return { stdout, stderr, status }
}

it('installs once, and again only when the lock file changes', async () => {
  expect(launch('start').stdout).toContain(installing)
  expect(launch('start').stdout).not.toContain(installing)
  const later = new Date(Date.now() + 5_000)
  await utimes(join(root, 'package-lock.json'), later, later)
  expect(launch('start').stdout).toContain(installing)
})

it('says in words what went wrong', () => {
  const failed = launch('start', { NPM_FAILS: 'yes' })
  expect(failed.stderr).toMatch(/ENOTFOUND[\s\S]*npm says why above[\s\S]*needs the npm registry/)
  expect(failed.status).toBe(1)
  expect(launch('start').stderr).toContain('The Node.js that this project brings along is missing')
  expect(launch('strat').stderr).toContain('There is no task strat')
})
