import { expect, test } from 'vitest'
import { openBuildHook } from './build-hook.ts'

test('renews once at a time, and once more for all who asked meanwhile', async () => {
  const env: Record<string, string | undefined> = {}
  let runs = 0
  let atOnce = 0
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const hook = await openBuildHook(async () => {
    expect(++atOnce).toBe(1)
    await gates[runs++]?.promise
    atOnce--
  }, env)
  const ask = async (path = '', method = 'POST') =>
    (await fetch(`${env.BUILD_HOOK_URL}${path}`, { method })).status
  expect(await ask('x')).toBe(404)
  expect(await ask('', 'GET')).toBe(404)
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 200])
  gates[0]?.resolve()
  await expect.poll(() => runs).toBe(2)
  gates[1]?.resolve()
  await hook.close()
  expect(runs).toBe(2)
})

test('leaves a hook of a real site alone', async () => {
  const env = { BUILD_HOOK_URL: 'https://api.netlify.example/build_hooks/x' }
  await (await openBuildHook(async () => undefined, env)).close()
  expect(env.BUILD_HOOK_URL).toBe('https://api.netlify.example/build_hooks/x')
})
