import { expect, test } from 'vitest'
import { endpointDocument } from './endpoint-table.ts'

test('netlify/contract/endpoints.md lists every endpoint as the contract has it; --update writes it anew', async () => {
  await expect(endpointDocument()).toMatchFileSnapshot('../contract/endpoints.md')
})
