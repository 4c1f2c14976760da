/**
 * Tests of a tool, which take long and can only change their result when the files change that the tool is
 * made of or reads: they run when `inputs` differ from their last green run.
 */
export interface ToolTests {
  name: string
  /** A test file or a folder of them, from the project's folder, as the inputs are. */
  tests: string
  inputs: readonly string[]
}

/** The folders that functions are made of. */
const functions = ['contract', 'domain', 'functions', 'services', 'data', 'lib'].map(
  (name) => `netlify/${name}`,
)
/**
 * The files that run and install everything, and that give the tests of all tools their database and their
 * accounts.
 */
const ground = [
  'package-lock.json',
  'supabase',
  'netlify/command',
  'netlify/local',
  'netlify/testing/helpers',
  'web/vitest.config.ts',
]

export const toolTests: readonly ToolTests[] = [
  {
    name: 'bundles',
    tests: 'netlify/build/bundles/bundles.test.ts',
    inputs: [...functions, 'netlify/build', 'netlify/edge-functions', 'netlify.toml', ...ground],
  },
  {
    name: 'operation',
    tests: 'netlify/operate',
    inputs: [...functions, 'netlify/operate', 'netlify/build', '.env.example', ...ground],
  },
  {
    name: 'migrations on a hosted project',
    tests: 'supabase/tests/rehearsal.test.ts',
    inputs: ground,
  },
  { name: 'upgrade', tests: 'supabase/tests/upgrade.test.ts', inputs: ground },
  {
    name: 'recipes',
    tests: 'netlify/command/recipe*.test.ts',
    inputs: ['netlify', 'web/src', 'web/words', 'README.md', ...ground],
  },
  {
    name: 'secrets of a build',
    tests: 'netlify/build/built-secrets.test.ts',
    inputs: ['netlify', 'web/src', 'web/words', 'web/index.html', 'web/vite.config.ts', ...ground],
  },
  {
    name: 'repeating a test',
    tests: 'netlify/testing/run/repeat.test.ts',
    inputs: ['netlify/testing/run', ...ground],
  },
]

/** The files of a tool's tests, as a pattern that Vitest reads. */
export function patternOf({ tests }: Pick<ToolTests, 'tests'>): string {
  return tests.endsWith('.ts') ? tests : `${tests}/**/*.test.ts`
}
