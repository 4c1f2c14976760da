import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, answersPath, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { wordsOf } from './site-build-line.tsx'

const at = (time: string) => new Date(`2026-11-22T${time}Z`)

test.each([
  ['waiting', '10:00:00', 'Pages for search engines are being renewed.'],
  ['called', '10:00:00', 'Pages for search engines are being renewed.'],
  ['failed', '10:00:00', 'Pages for search engines could not be renewed yet; this is tried again.'],
  ['manual', '10:00:00', 'Pages for search engines follow with the next deploy.'],
  ['called', '10:02:00', 'Pages for search engines renewed 3 minutes ago.'],
  ['manual', '10:04:30', 'Pages for search engines renewed just now.'],
] as const)('%s, built at %s: %s', (state, builtAt, words) => {
  expect(wordsOf({ askedAt: at('10:01:00').toISOString(), state }, at(builtAt), at('10:05:00'))).toBe(words)
})

test('a build that never finished is named instead of being promised for good', () => {
  const build = { askedAt: at('10:01:00').toISOString(), state: 'called' } as const
  expect(wordsOf(build, at('10:00:00'), at('10:30:00'))).toMatch('are being renewed')
  expect(wordsOf(build, at('10:00:00'), at('10:32:00'))).toMatch('did not finish')
})

test('before anybody changed anything the age of the site is all there is to say', () => {
  const now = new Date('2026-11-24T10:00:00Z')
  expect(wordsOf({ askedAt: null, state: 'waiting' }, at('09:00:00'), now)).toBe(
    'Pages for search engines renewed 2 days ago.',
  )
})

test('stands under a screen that changes pages', async () => {
  server.use(
    answers('getMe', anAccount()),
    answers('listPrices', []),
    answers('getSiteBuild', { askedAt: new Date().toISOString(), state: 'waiting' }),
    answersPath('get', '/build.json', () => ({ builtAt: '2026-11-22T10:00:00.000Z' })),
  )
  openStaffScreen('price')
  expect(await screen.findByText('On the site. Pages for search engines are being renewed.')).toBeTruthy()
})
