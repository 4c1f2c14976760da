import { afterEach, beforeEach, expect, test } from 'vitest'
import { Failure } from '#server/command/failure.ts'
import { readReleaseOrder } from './order.ts'
import { release } from './release.ts'
import { type StandIns, startStandIns } from './stand-ins.ts'

let stand: StandIns

beforeEach(async () => {
  stand = await startStandIns()
})

afterEach(() => stand.close())

const go = (
  order: { isCheck?: boolean; despite?: string[] } = {},
  changed: Partial<StandIns['tools']> = {},
) => release({ ...stand.tools, ...changed }, { isCheck: false, despite: [], ...order })
const wayBack = 'npm run release -- --back deploy-1'

test('forward: each step after the one before, and the way back is printed', async () => {
  await go()
  expect(stand.world.acts).toEqual(['back up', 'rehearse', 'migrate', 'upload', 'publish deploy-2'])
  expect(stand.said.at(-2)).toMatch(/^Live: .* is ready as new\.$/)
  expect(stand.said.at(-1)).toBe(`The way back: ${wayBack}`)
  // Also before the first act that visitors see, for whoever is cut off.
  expect(stand.said).toContain(`If this is cut off: ${wayBack}`)
})

test('a check changes nothing', async () => {
  await go({ isCheck: true }, { isClean: false })
  expect(stand.world.acts).toEqual(['back up', 'rehearse'])
  expect(stand.said.at(-1)).toBe('This was a check; nothing was changed.')
})

test('a rehearsal that fails: nothing was touched', async () => {
  const rehearse = () => Promise.reject(new Failure('The migration 2_next.sql failed.', 'Mend it.'))
  await expect(go({}, { rehearse })).rejects.toThrow('2_next.sql failed')
  expect(stand.world.acts).toEqual(['back up'])
  expect(stand.world.published).toBe('deploy-1')
})

test.each([
  ['a page that is gone', 'deploy-2 /ev?a=1&b=2', 404, /\/ev\?a=1&b=2 answers 404/],
  ['a form that fails', 'deploy-2 /contact', 503, /an empty form answers 503/],
  ['a sign-in that fails', 'deploy-2 /api/login', 500, /signing in answers 500/],
  ['functions that do not answer', 'deploy-2 /api/health/ready', 502, /does not answer/],
])('a preview with %s: live is untouched', async (_what, address, status, words) => {
  stand.world.broken[address] = status
  await expect(go()).rejects.toThrow(words)
  expect(stand.world.acts).not.toContain('publish deploy-2')
  expect(stand.world.published).toBe('deploy-1')
})

test('a preview of another version is not promoted', async () => {
  stand.world.versions['deploy-2'] = 'older'
  await expect(go()).rejects.toThrow('its version is older and not new')
  expect(stand.world.published).toBe('deploy-1')
})

test('a promoted site that never gets ready: the deploy before comes back by itself', async () => {
  // The preview was fine; only behind the site's own address it is not.
  let asked = 0
  const { netlify } = stand.tools
  const publish = async (deploy: string) => {
    await netlify.publish(deploy)
    if (deploy === 'deploy-2') stand.world.broken['deploy-2 /api/health/ready'] = 503
  }
  const pause = async () => void asked++
  await expect(go({}, { netlify: { ...netlify, publish }, pause })).rejects.toThrow(
    /not ready .* Visitors see the deploy deploy-1 again, which runs on the new schema too/,
  )
  expect(asked).toBe(29)
  expect(stand.world.acts.slice(-2)).toEqual(['publish deploy-2', 'publish deploy-1'])
  expect(stand.world.published).toBe('deploy-1')
})

test('forward, and then a release that fails its smoke test as visitors see it comes back by itself', async () => {
  const visited = async () => {
    const { status, version } = (await (await fetch(`${stand.tools.siteUrl}/api/health/ready`)).json()) as {
      status: string
      version: string
    }
    return { status, version, page: (await fetch(`${stand.tools.siteUrl}/ev?a=1&b=2`)).status }
  }
  expect(await visited()).toEqual({ status: 'ok', version: 'old', page: 200 })
  await go()
  expect(await visited()).toEqual({ status: 'ok', version: 'new', page: 200 })

  // The next release widens the schema once more. Its draft is well; published, one of its pages is not.
  const { world, tools } = stand
  world.versions['deploy-3'] = 'newer'
  world.needs['deploy-3'] = [...world.schema, '3_more.sql']
  const draft = { deploy_id: 'deploy-3', deploy_url: `${tools.siteUrl}/draft/deploy-3` }
  const newer: Partial<StandIns['tools']> = {
    commit: 'newer',
    newMigrations: async () => [
      { name: '3_more.sql', sql: 'alter table public.leads add column last text;' },
    ],
    migrate: async () => void world.schema.push('3_more.sql'),
    upload: async () => JSON.stringify(draft),
    netlify: {
      ...tools.netlify,
      publish: async (deploy) => {
        await tools.netlify.publish(deploy)
        if (deploy === 'deploy-3') world.broken['deploy-3 /ev?a=1&b=2'] = 500
      },
    },
  }
  await expect(go({}, newer)).rejects.toThrow(
    /not ready \(\/ev\?a=1&b=2 answers 500\)\. Visitors see the deploy deploy-2 again/,
  )
  expect(world.acts.slice(-2)).toEqual(['publish deploy-3', 'publish deploy-2'])
  // The version before runs on the schema of the one that went: nothing was un-migrated.
  expect(world.schema).toEqual(['1_first.sql', '2_next.sql', '3_more.sql'])
  expect(await visited()).toEqual({ status: 'ok', version: 'new', page: 200 })
})

test('a migration that narrows stops the release before anything, unless somebody says so', async () => {
  const newMigrations = async () => [
    { name: '2_next.sql', sql: 'alter table public.leads drop column note;' },
  ]
  await expect(go({}, { newMigrations })).rejects.toThrow(/2_next\.sql:1: Dropping a column/)
  expect(stand.world.acts).toEqual(['back up'])
  await go({ despite: ['narrowing'] }, { newMigrations })
  expect(stand.world.published).toBe('deploy-2')
})

test('what the doctor finds stops the release, unless it is named', async () => {
  const examine = async () => [{ subject: 'sign-ups', state: 'mend' as const, words: 'anybody can sign up' }]
  await expect(go({}, { examine })).rejects.toThrow('sign-ups: anybody can sign up')
  expect(stand.world.acts).toEqual([])
  await go({ despite: ['sign-ups'] }, { examine })
})

test('what is not committed is not released', async () => {
  await expect(go({}, { isClean: false })).rejects.toThrow('not committed')
})

test.each([
  [[], { act: 'release', isCheck: false, despite: [] }],
  [['--check', '--despite', 'sign-ups'], { act: 'release', isCheck: true, despite: ['sign-ups'] }],
  [['--back', 'deploy-1'], { act: 'back', deploy: 'deploy-1' }],
])('%j is understood', (argv, order) => {
  expect(readReleaseOrder(argv)).toEqual(order)
})

test.each([[['--back', 'a', '--check']], [['now']], [['--other']]])('%j is refused', (argv) => {
  expect(() => readReleaseOrder(argv)).toThrow('That is no release.')
})
