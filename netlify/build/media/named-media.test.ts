import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { notingMedia, publishMedia } from './named-media.ts'

test('a site has the folders of media that its answers name, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dealer-media-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const named = new Set<string>()
  const answer = { image: '/media/slides/1.webp', staff: '/media/catalogue/ab12.10x10.webp' }
  const ask = notingMedia(async () => Response.json(answer), named)
  expect(await (await ask(new Request('http://site.example/api/images'))).json()).toEqual(answer)
  await publishMedia(named, folder)
  const has = (path: string) => existsSync(join(folder, 'media', path))
  expect(['slides/1.webp', 'catalogue', 'models', 'share.jpg'].map(has)).toEqual([true, false, false, false])
})
