import { expect, test } from 'vitest'
import { aSiteBuild } from '#web/testing/builders/dealership.ts'
import { mayBePublished, wordsOf } from './site-build-words.ts'

const at = (time: string) => new Date(`2026-11-22T${time}Z`)
const changed = { askedAt: at('10:01:00').toISOString() }
/** Two o'clock in India. */
const nextAt = '2026-11-22T20:30:00.000Z'

test.each([
  [
    { state: 'waiting', nextAt, left: 3 },
    'follow at 2:00 am. They can be published sooner 3 more times today.',
  ],
  [
    { state: 'waiting', nextAt, left: 1, perDay: 1 },
    'follow at 2:00 am. They can be published sooner once more today.',
  ],
  [{ state: 'waiting', nextAt, left: 0 }, 'follow at 2:00 am. They cannot be published sooner again today.'],
  [
    { state: 'wanted', nextAt: '2026-11-22T18:30:00Z', left: 0 },
    'follow at 12:00 am. They cannot be published sooner again today.',
  ],
  [{ state: 'wanted', nextAt: changed.askedAt }, 'are being renewed.'],
  [{ state: 'called', calledAt: '2026-11-22T10:02:00Z' }, 'are being renewed.'],
  [{ state: 'failed', nextAt }, 'could not be renewed yet; this is tried again.'],
  [{ state: 'manual' }, 'follow with the next deploy.'],
] as const)('something changed since the site was built, %o: %s', (build, words) => {
  const sentence = wordsOf(aSiteBuild({ ...changed, ...build }), at('10:00:00'), at('10:05:00'))
  expect(sentence).toBe(`Pages for search engines ${words}`)
})

test.each([
  ['10:02:00', 'renewed 3 minutes ago.'],
  ['10:04:30', 'renewed just now.'],
] as const)('the site was built at %s, after the change: %s', (builtAt, words) => {
  const sentence = wordsOf(aSiteBuild({ ...changed, state: 'called' }), at(builtAt), at('10:05:00'))
  expect(sentence).toBe(`Pages for search engines ${words}`)
})

test('a build that never finished is named instead of being promised for good, and may be asked for again', () => {
  const build = aSiteBuild({ ...changed, state: 'called', calledAt: at('20:30:00').toISOString() })
  expect(wordsOf(build, at('10:00:00'), at('20:59:00'))).toMatch('are being renewed')
  expect(mayBePublished(build, at('20:59:00'))).toBe(false)
  expect(wordsOf(build, at('10:00:00'), at('21:01:00'))).toMatch('did not finish')
  expect(mayBePublished(build, at('21:01:00'))).toBe(true)
})

test('before anybody changed anything the age of the site is all there is to say', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  expect(wordsOf(aSiteBuild(), at('09:00:00'), now)).toBe('Pages for search engines renewed 2 days ago.')
})
