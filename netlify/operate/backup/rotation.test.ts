import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeManifest } from './manifest.ts'
import { readBackupOrder } from './order.ts'
import { listBackups, newBackupIn, newestBackup, removeOld } from './rotation.ts'

let folder: string
const now = new Date('2026-11-26T02:00:00Z')
const nightsAgo = (nights: number) => new Date(now.getTime() - nights * 24 * 60 * 60 * 1000)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rotation-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** A folder as a backup leaves it; without a manifest where it was interrupted. */
async function backup(moment: Date, isWhole = true): Promise<void> {
  const path = newBackupIn(folder, moment)
  await mkdir(path)
  if (isWhole)
    await writeManifest(path, { madeAt: moment.toISOString(), migrations: [], tables: {}, objects: [] })
  await utimes(path, moment, moment)
}

test('the newest ones are kept, and nothing that is no backup is removed', async () => {
  for (const nights of [4, 0, 2, 1]) await backup(nightsAgo(nights))
  await backup(nightsAgo(3), false)
  await backup(new Date(now.getTime() - 60_000), false)
  await mkdir(join(folder, 'photographs'))
  const removed = await removeOld(folder, 2, now)
  expect(removed.map((path) => basename(path)).toSorted()).toEqual([
    'backup-20261122T020000Z',
    'backup-20261123T020000Z',
    'backup-20261124T020000Z',
  ])
  expect((await readdir(folder)).toSorted()).toEqual([
    'backup-20261125T020000Z',
    // Being written now.
    'backup-20261126T015900Z',
    'backup-20261126T020000Z',
    'photographs',
  ])
  expect((await newestBackup(folder)).madeAt).toEqual(now)
  expect(await listBackups(join(folder, 'none'))).toEqual([])
})

test('a folder without a whole backup says so', async () => {
  await backup(now, false)
  await expect(newestBackup(folder)).rejects.toThrow('no whole backup')
})

test.each([
  [['/a'], { act: 'save', folder: '/a' }],
  [['--to', '/a'], { act: 'rotate', folder: '/a', keep: 14, check: false }],
  [['--to', '/a', '--keep', '3', '--check'], { act: 'rotate', folder: '/a', keep: 3, check: true }],
  [['--check', '/a'], { act: 'check', folder: '/a' }],
])('%j is understood', (argv, order) => {
  expect(readBackupOrder(argv)).toEqual(order)
})

test.each([
  [[]],
  [['/a', '/b']],
  [['/a', '--to', '/b']],
  [['/a', '--keep', '3']],
  [['--to', '/a', '--keep', '0']],
  [['--other']],
])('%j is refused with the ways to call it', (argv) => {
  expect(() => readBackupOrder(argv)).toThrow(/That is no backup|Which folder|--keep is/)
})
