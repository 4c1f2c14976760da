import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

it('says in words that the folder cannot be written', async () => {
  await writeFile(join(folder, 'file'), '')
  await expect(openDataFolder(join(folder, 'file/data'))).rejects.toThrow('cannot be written (ENOTDIR)')
})

it('is refused to a second run and taken over from a dead one', async () => {
  await writeFile(join(folder, 'lock'), String(process.ppid))
  await expect(lockDataFolder(folder)).rejects.toThrow('in use by another run')
  await writeFile(join(folder, 'lock'), '999999999')
  const release = await lockDataFolder(folder)
  release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})
