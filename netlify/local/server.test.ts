import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { openPort } from './server.ts'

it('listens for this machine alone, and says in words when the port is taken', async () => {
  const first = await openPort(0)
  const { address, port } = first.server.address() as AddressInfo
  expect(address).toBe('127.0.0.1')
  await expect(openPort(port)).rejects.toThrow(`Port ${port} is taken.`)
  await first.close()
})
