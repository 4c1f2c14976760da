import { expect, it } from 'vitest'
import { hashFiles } from '#server/build/hash-files.ts'
import { resultsOf, unchangedTools } from './kept-results.ts'

const today = '2026-11-25'
const tool = { name: 'a tool', tests: 'netlify/operate', inputs: ['netlify/command', 'package-lock.json'] }
const now = await resultsOf([tool], today)
const leavesOut = (hash: string, day: string, isCi: boolean) =>
  unchangedTools([tool], { [tool.name]: { hash, day } }, now, isCi).length === 1

it('leaves out what passed with the same inputs, in CI only when that was today', async () => {
  const hash = await hashFiles(tool.inputs)
  expect(leavesOut(hash, '2026-10-01', false)).toBe(true)
  expect(leavesOut(hash, '2026-11-24', true)).toBe(false)
  expect(leavesOut(hash, today, true)).toBe(true)
})

it('runs what has changed, and what nobody ran', async () => {
  expect(leavesOut(await hashFiles(['netlify/command']), today, false)).toBe(false)
  expect(unchangedTools([tool], {}, now, false)).toEqual([])
})
