import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeManifest } from '../backup/manifest.ts'
import { newBackupIn } from '../backup/rotation.ts'
import { backupChecks } from './backups.ts'
import { askAll } from './finding.ts'
import { hostedTarget } from './target.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'doctor-backups-'))
})

afterAll(() => rm(folder, { recursive: true }))

const ask = async (BACKUP_FOLDER: string) =>
  (await askAll(backupChecks(hostedTarget({ BACKUP_FOLDER })), () => undefined))[0]

async function backupOf(hoursAgo: number): Promise<void> {
  const moment = new Date(Date.now() - hoursAgo * 60 * 60 * 1000)
  const backup = newBackupIn(folder, moment)
  await mkdir(backup)
  await writeManifest(backup, { madeAt: moment.toISOString(), migrations: [], tables: {}, objects: [] })
}

test('the age of the newest backup is said, and a schedule that stopped is to be mended', async () => {
  expect(await ask('')).toMatchObject({ state: 'unknown', words: expect.stringContaining('BACKUP_FOLDER') })
  expect(await ask(folder)).toMatchObject({ state: 'mend', words: expect.stringContaining('there is none') })
  await backupOf(75)
  expect(await ask(folder)).toMatchObject({
    state: 'mend',
    words: expect.stringMatching(/^3 days old.*still run/),
  })
  await backupOf(7)
  expect(await ask(folder)).toMatchObject({ state: 'ok', words: expect.stringMatching(/^7 hours old/) })
})
