import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { openDataFolder } from './data-folder.ts'
import { lockDataFolder } from './data-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-data-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('is fresh until it is complete, and again when asked', async () => {
  const first = await openDataFolder(folder)
  expect(first.isFresh).toBe(true)
  await writeFile(first.keys, 'left behind by an interrupted start')
  first.release()

  const second = await openDataFolder(folder)
  expect([second.isFresh, existsSync(second.keys)]).toEqual([true, false])
  await second.markComplete()
  second.release()

  const third = await openDataFolder(folder)
  expect(third.isFresh).toBe(false)
  third.release()
  expect((await openDataFolder(folder, { fresh: true })).isFresh).toBe(true)
})

it('begins like another folder only when that holds a complete project that nobody has open', async () => {
  const [like, own] = [join(folder, 'demo'), join(folder, 'own')]
  const kept = await openDataFolder(own)
  await kept.markComplete()
  kept.release()
  await expect(openDataFolder(own, { like })).rejects.toThrow('no complete project')

  const demo = await openDataFolder(like)
  await writeFile(demo.keys, 'of the demo')
  await expect(openDataFolder(own, { like })).rejects.toThrow('no complete project')
  await demo.markComplete()
  await expect(openDataFolder(own, { like })).rejects.toThrow('in use by another run')
  expect(existsSync(join(own, 'complete'))).toBe(true)

  demo.release()
  const copy = await openDataFolder(own, { like })
  expect([copy.isFresh, await readFile(copy.keys, 'utf8')]).toEqual([false, 'of the demo'])
  copy.release()
  lockDataFolder(like)()
})

it('says in words that the folder cannot be written', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(openDataFolder(join(folder, 'file/data'))).rejects.toThrow('cannot be written (ENOTDIR)')
})

/** A process of its own that locks the folder and lives on until it is killed. */
async function holder() {
  const lock = new URL('./data-lock.ts', import.meta.url).href
  const program = `import(${JSON.stringify(lock)}).then(({ lockDataFolder }) => {
    lockDataFolder(${JSON.stringify(folder)})
    console.log('locked')
    setInterval(() => {}, 1000)
  })`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

it('is refused to a second run in words, after a short wait', async () => {
  const release = lockDataFolder(folder)
  const started = performance.now()
  expect(() => lockDataFolder(folder)).toThrow('in use by another run')
  expect(performance.now() - started).toBeGreaterThan(2_500)
  release()
  lockDataFolder(folder)()
})

it('is free at once when its holder is killed, and waits for one that is just ending', async () => {
  const killed = await holder()
  killed.kill('SIGKILL')
  lockDataFolder(folder)()

  const ending = await holder()
  execFile('sh', ['-c', `sleep 1; kill -9 ${ending.pid}`])
  const started = performance.now()
  lockDataFolder(folder)()
  expect(performance.now() - started).toBeGreaterThan(500)
})

it('is not held by the number of a process that ended with the power', async () => {
  await writeFile(join(folder, 'lock'), String(process.ppid))
  const data = await openDataFolder(folder)
  data.release()
})
