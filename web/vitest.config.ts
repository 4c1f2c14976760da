import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { patternOf, toolTests } from '../netlify/testing/run/tool-tests.ts'

const root = resolve(import.meta.dirname, '..')
const freshModules = 'web/src/testing/fresh-modules.ts'
const serverTests = ['netlify/**/*.test.ts', 'supabase/**/*.test.ts']
const serverSetup = [freshModules, 'netlify/testing/helpers/fresh-environment.ts']
const postgresForTests = 'netlify/testing/helpers/native-postgres.ts'
const patience = { testTimeout: 60_000, hookTimeout: 120_000 }
const tools = toolTests.map(patternOf)

export default defineConfig({
  root,
  test: {
    // More workers would only wait for each other on a machine with two cores.
    maxWorkers: 2,
    // In this order, because the first file makes each test file load our modules anew: with `isolate: false`
    // a worker keeps loaded modules, which halves the time of a run.
    sequence: { setupFiles: 'list' },
    projects: [
      {
        root,
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          isolate: false,
          include: ['web/src/**/*.test.tsx', 'web/src/**/*.dom.test.ts'],
          setupFiles: [freshModules, 'web/src/testing/complaints.ts', 'web/src/testing/setup.ts'],
          testTimeout: 30_000,
          // As long as Testing Library's own timeout; see `setup.ts`.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        root,
        test: {
          // Tests that need no document, because making a document takes longer than most of these tests.
          name: 'web without a document',
          environment: 'node',
          isolate: false,
          include: ['web/src/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
          setupFiles: [freshModules, 'web/src/testing/complaints.ts'],
        },
      },
      {
        root,
        test: {
          name: 'server',
          environment: 'node',
          isolate: false,
          globalSetup: postgresForTests,
          setupFiles: serverSetup,
          include: serverTests,
          exclude: tools,
          ...patience,
        },
      },
      {
        root,
        test: {
          // netlify/testing/run/test-all.ts leaves out tests of tools that have not changed.
          name: 'tools',
          environment: 'node',
          isolate: false,
          globalSetup: postgresForTests,
          setupFiles: serverSetup,
          include: tools,
          ...patience,
        },
      },
    ],
  },
})
