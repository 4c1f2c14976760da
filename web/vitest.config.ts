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
    // Two cores: more workers only wait for each other.
    maxWorkers: 2,
    // In this order, because the first lets each test file load our modules anew: with `isolate: false` a worker keeps
    // what it has loaded, which halves the time of a run.
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
          // As long as what Testing Library waits for; see `setup.ts`.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        root,
        test: {
          // What needs no document: making one takes longer than most of these.
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
          // netlify/testing/run/test-all.ts leaves those out whose tool has not changed.
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
