import { env } from 'node:process'
import { afterAll } from 'vitest'

// What a test file writes into the environment is no matter of the next file in its worker.
const before = { ...env }

afterAll(() => {
  for (const name of Object.keys(env)) if (!(name in before)) delete env[name]
  Object.assign(env, before)
})
