import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSettings } from '#server/command/settings.ts'
import { openProject } from './backup/stored-project.ts'
import { openStaffProject } from './staff/project.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-new-'))
})
afterAll(() => rm(folder, { recursive: true }))

const settings = (name: string) => readSettings([], { DEALER_DATA_DIR: join(folder, name) })

test('a tool that meets a new folder makes an empty project with an owner, never the demo', {
  timeout: 240_000,
}, async () => {
  const project = await openProject(settings('one'), {})
  const rows = await project
    .transaction((query) =>
      query(
        'select (select count(*)::integer from public.vehicles) as models, (select count(*) > 100 from public.places) as places',
      ),
    )
    .finally(() => project.close())
  expect(rows).toEqual([{ models: 0, places: true }])

  const { db, close } = await openStaffProject(settings('two'), {})
  const staff = await db.from('staff').select('user_id, role')
  await close()
  expect(staff.data).toEqual([{ user_id: 'demo', role: 'owner' }])
})
