import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { projectFolder } from '#server/command/project.ts'
import { connections } from '#server/lib/connections.ts'

/** The publishable key is the functions' too: who holds it gets past the site's limits. */
const kept = connections
  .flatMap(({ variables }) => variables)
  .flatMap(({ name, isSecret }) => (isSecret || name === 'SUPABASE_PUBLISHABLE_KEY' ? name : []))

afterEach(() => vi.unstubAllEnvs())

test('what is built for browsers holds no variable of the server', { timeout: 240_000 }, async () => {
  const canary = 'CANARY-of-the-server-7f3a'
  for (const name of kept) vi.stubEnv(name, `${canary}-${name}`)
  vi.stubEnv('NODE_ENV', 'production')
  const folder = await mkdtemp(join(tmpdir(), 'canary-'))
  try {
    const { build } = await import('vite')
    await build({
      configFile: join(projectFolder, 'web/vite.config.ts'),
      root: join(projectFolder, 'web'),
      mode: 'production',
      logLevel: 'error',
      build: { outDir: folder, emptyOutDir: true, copyPublicDir: false },
    })
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((one) =>
      one.isFile(),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const { name, parentPath } of files) {
      const text = await readFile(join(parentPath, name), 'latin1')
      expect(name).not.toMatch(/\.map$/)
      for (const secret of [canary, ...kept, 'service_role', 'sb_secret_', 'sb_publishable_'])
        expect(text.includes(secret) ? `${name} holds ${secret}` : '').toBe('')
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
