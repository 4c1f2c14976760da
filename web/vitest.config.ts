import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '..')

export default defineConfig({
  root,
  test: {
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // As in the browser tests: the second try only names a test that is unsure of itself.
    retry: process.env.CI ? 1 : 0,
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
