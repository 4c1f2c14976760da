import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFinishedPages } from './finished-pages.ts'

/** Renders pages of a site one after the other, as a build does; answers which of them were finished anew. */
async function aSite() {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const render = async (pages: Record<string, string>, { breaksOff = false } = {}) => {
    const finished = await openFinishedPages(
      folder,
      join(folder, 'marks.json'),
      async (markup) => `${markup}!`,
    )
    const written: Record<string, string> = {}
    for (const [file, markup] of Object.entries(pages)) {
      const page = await finished.finish(file, markup)
      if (page === undefined) continue
      await writeFile(join(folder, file), page)
      written[file] = page
    }
    if (!breaksOff) await finished.keep()
    return written
  }
  return { folder, render }
}

test('a page is finished again when its markup is another, or it is gone', async () => {
  const { folder, render } = await aSite()
  expect(await render({ 'a.html': 'A', 'b.html': 'B' })).toEqual({ 'a.html': 'A!', 'b.html': 'B!' })
  expect(await render({ 'a.html': 'A', 'b.html': 'B2' })).toEqual({ 'b.html': 'B2!' })
  await rm(join(folder, 'a.html'))
  expect(await render({ 'a.html': 'A', 'b.html': 'B2' })).toEqual({ 'a.html': 'A!' })
})

test('after a run that broke off every page is finished again', async () => {
  const { render } = await aSite()
  await render({ 'a.html': 'A' })
  await render({ 'a.html': 'A2' }, { breaksOff: true })
  expect(await render({ 'a.html': 'A' })).toEqual({ 'a.html': 'A!' })
})

test('a page that is no more is removed', async () => {
  const { folder, render } = await aSite()
  await render({ 'a.html': 'A', 'club.html': 'C' })
  await render({ 'a.html': 'A' })
  expect(await readdir(folder)).toEqual(['a.html', 'marks.json'])
})
