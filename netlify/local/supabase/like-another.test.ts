import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { folderStore } from '#server/lib/second-store/folder-store.ts'
import { startEmbeddedSupabase } from './embedded-supabase.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dealer-like-'))
})
afterAll(() => rm(folder, { recursive: true }))

it('makes a project with database, files, keys and second store of the other', {
  timeout: 240_000,
}, async () => {
  const like = join(folder, 'first')
  // Without demo data, which take longer to make and are copied in the same way.
  const first = await startEmbeddedSupabase({ dataFolder: like, withoutDemo: true })
  const resume = (url: string) => `${url}/storage/v1/object/resumes/one.pdf`
  const headers = { apikey: first.secretKey, 'content-type': 'application/pdf' }
  await fetch(resume(first.url), { method: 'POST', headers, body: '%PDF-' })
  await folderStore(first.secondStore.folder).create('sendOfferEnquiry/one', Buffer.from('a sealed form'))
  await first.close()

  const copy = await startEmbeddedSupabase({ dataFolder: join(folder, 'copy'), like })
  try {
    expect(copy.isFresh).toBe(false)
    const signIn = await fetch(`${copy.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: first.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'owner@dealer.example', password: first.staff.password }),
    })
    expect(signIn.status).toBe(200)
    expect(await (await fetch(resume(copy.url), { headers })).text()).toBe('%PDF-')
    // The copy has the first project's edition until its content is changed, and then an edition that no
    // other project has.
    expect(await copy.edition.read()).toBe(await first.edition.read())
    expect(await copy.edition.read()).toMatch(/^empty /)
    const changed = await copy.edition.renew()
    expect([changed === (await first.edition.read()), await copy.edition.read()]).toEqual([false, changed])
    expect(copy.secondStore.key).toBe(first.secondStore.key)
    expect(`${await folderStore(copy.secondStore.folder).read('sendOfferEnquiry/one')}`).toBe('a sealed form')
  } finally {
    await copy.close()
  }

  // Damaged files are told in words; nothing but the words is printed.
  const printed = vi.spyOn(console, 'error')
  await writeFile(join(folder, 'copy/database/global/pg_control'), Buffer.alloc(8192, 7))
  await writeFile(join(like, 'keys.json'), '{"publishableKey":')
  for (const damaged of [join(folder, 'copy'), like])
    await expect(startEmbeddedSupabase({ dataFolder: damaged })).rejects.toMatchObject({
      name: 'Failure',
      message: expect.stringMatching(`^The data in ${damaged} cannot be read: `),
      cure: expect.stringContaining('npm run restore'),
    })
  expect(printed).not.toHaveBeenCalled()
})
