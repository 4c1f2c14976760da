import { hashFiles } from './hash-files.ts'

const inputs = [
  'web',
  'netlify/contract',
  'netlify/domain',
  'netlify/build/critical-css',
  'netlify/build/words',
  'netlify/build/redirects.ts',
  'netlify/build/asked-once.ts',
  'netlify/build/finished-pages.ts',
  'netlify/build/site-build.ts',
  'netlify/build/worker',
  'netlify/functions',
  'netlify/services',
  'netlify/data',
  'netlify/lib',
  'supabase/migrations',
  'supabase/seed',
  'package-lock.json',
]

const notInputs = new Set(['web/dist', 'web/e2e', 'web/studio', 'web/node_modules'])

/**
 * A hash of every file from which the site's scripts and the renderer of its pages are built; tests do not
 * count.
 */
export function hashInputs(): Promise<string> {
  return hashFiles(inputs, (path) => !notInputs.has(path) && !/\.test\.tsx?$/.test(path))
}
