import { expect, it } from 'vitest'
import { hashFiles } from '#server/build/hash-files.ts'
import { unchangedTools } from './kept-results.ts'

const today = '2026-11-25'
const tool = { name: 'a tool', tests: 'netlify/operate', inputs: ['netlify/command', 'package-lock.json'] }
const leavesOut = async (hash: string, day: string, isCi: boolean) =>
  (await unchangedTools([tool], { [tool.name]: { hash, day } }, today, isCi)).length === 1

it('leaves out what passed with the same inputs, in CI only when that was today', async () => {
  const hash = await hashFiles(tool.inputs)
  expect(await leavesOut(hash, '2026-10-01', false)).toBe(true)
  expect(await leavesOut(hash, '2026-11-24', true)).toBe(false)
  expect(await leavesOut(hash, today, true)).toBe(true)
})

it('runs what has changed, and what nobody ran', async () => {
  expect(await leavesOut(await hashFiles(['netlify/command']), today, false)).toBe(false)
  expect(await unchangedTools([tool], {}, today, false)).toEqual([])
})
