import { expect, test } from 'vitest'
import { makeKey, openBody, readFingerprint, sealBody } from './sealed.ts'

const resume = new File(['%PDF-1.4 the work of Bijaya'], 'Bijaya.pdf', {
  type: 'application/pdf',
  lastModified: 1_700_000_000_000,
})

test('a body with its file is the same after it was sealed, and nothing of it can be read before', async () => {
  const key = await makeKey()
  const { sealed, files } = await sealBody(key, { name: 'ବିଜୟ', agree: true, resume }, 'print', 'google')
  const stored = [sealed, ...files].map(({ data }) => new TextDecoder('latin1').decode(data)).join()
  expect(stored).not.toMatch(/Bijaya|PDF|agree|print|google/)

  const { body, context } = await openBody(key, { sealed, files })
  const { resume: file, ...rest } = body
  expect(context).toBe('google')
  expect(rest).toEqual({ name: 'ବିଜୟ', agree: true })
  expect(file).toBeInstanceOf(File)
  const { name, type, lastModified } = file as File
  expect([name, type, lastModified]).toEqual(['Bijaya.pdf', 'application/pdf', 1_700_000_000_000])
  expect(await (file as File).text()).toBe('%PDF-1.4 the work of Bijaya')
  expect(await readFingerprint(key, sealed)).toBe('print')
})

test('the key cannot be taken out, and another key opens nothing', async () => {
  const key = await makeKey()
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  const { sealed } = await sealBody(key, { name: 'Bijaya' }, '')
  await expect(openBody(await makeKey(), { sealed, files: [] })).rejects.toThrow()
})
