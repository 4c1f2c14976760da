import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ensurePackages } from './packages.mjs'

let root: string
const lock = JSON.stringify({ packages: { '': {}, 'node_modules/zod': { version: '4.0.0' } } })

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'dealer-packages-'))
  await writeFile(join(root, 'package-lock.json'), lock)
  vi.spyOn(console, 'log').mockReturnValue()
})

afterEach(() => rm(root, { recursive: true }))

const installed = async (version: string) => {
  await mkdir(join(root, 'node_modules'), { recursive: true })
  const packages = { 'node_modules/zod': { version } }
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

it('installs once, and again only when the lock file changes', async () => {
  const install = vi.fn(async () => {
    await installed('4.0.0')
    return { code: 0, errors: '' }
  })
  expect(await ensurePackages(root, install)).toBeUndefined()
  expect(await ensurePackages(root, install)).toBeUndefined()
  expect(install).toHaveBeenCalledTimes(1)
  await writeFile(join(root, 'package-lock.json'), lock.replace('4.0.0', '4.1.0'))
  await ensurePackages(root, install)
  expect(install).toHaveBeenCalledTimes(2)
})

it('accepts what somebody installed by hand', async () => {
  await installed('4.0.0')
  const install = vi.fn()
  expect(await ensurePackages(root, install)).toBeUndefined()
  expect(install).not.toHaveBeenCalled()
  expect(await readFile(join(root, 'node_modules/.dealer-lock-hash'), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
})

it.each([
  ['npm error code ENOTFOUND', /registry cannot be reached/],
  ['npm error code EACCES', /cannot be written/],
  ['npm error code ENOSPC', /disk is full/],
  ['npm error something else', /npm says why above/],
])('says in words why it failed: %s', async (errors, words) => {
  const problem = await ensurePackages(root, async () => ({ code: 1, errors }))
  expect(problem?.message).toMatch(words)
})
