import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '..')

export default defineConfig({
  root,
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // As in the browser tests: a machine that stumbles once is not a defect; what fails twice more is.
    retry: process.env.CI ? 2 : 0,
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['web/src/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
      {
        root,
        test: {
          name: 'server',
          environment: 'node',
          include: ['netlify/**/*.test.ts', 'supabase/**/*.test.ts', 'web/studio/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
