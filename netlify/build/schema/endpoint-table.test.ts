import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { endpointDocument, endpointsFile } from './endpoint-table.ts'

test('the list of endpoints is that of the contract; npm run schema writes it', async () => {
  expect(endpointDocument()).toBe(await readFile(endpointsFile, 'utf8'))
})
