import { env } from 'node:process'
import { afterAll } from 'vitest'

// Variables that a test file sets must not reach the next file in the same worker.
const before = { ...env }

afterAll(() => {
  for (const name of Object.keys(env)) if (!(name in before)) delete env[name]
  Object.assign(env, before)
})
