import { expect, test } from 'vitest'
import { endpointTable, endpointTableOfReadme } from './endpoint-table.ts'

test('the README lists every endpoint as the contract has it; paste what is expected here', async () => {
  expect(await endpointTableOfReadme()).toBe(endpointTable())
})
