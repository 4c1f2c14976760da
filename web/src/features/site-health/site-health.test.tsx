import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SiteHealth } from '#contract/site/site-health.ts'
import { aSiteHealth, aVitalFigure } from '#web/testing/builders/site-health.ts'
import { answers, answersPath, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { figureWords, verdictOf } from './vital-words.ts'

function open(health: Partial<SiteHealth>) {
  server.use(
    answers('getSiteHealth', aSiteHealth(health)),
    answersPath('get', '/build.json', () => ({ builtAt: new Date().toISOString() })),
  )
  return openStaffScreen('site-health')
}

const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(`^${name}`) }))

test.each([
  [
    'a quick site',
    400,
    [aVitalFigure(), aVitalFigure({ vital: 'inp', p75: 200 })],
    'The site is quick for three of four visitors.',
  ],
  [
    'too few visits',
    99,
    [aVitalFigure({ samples: 99, p75: 9000 })],
    'Too few visits were measured yet to say.',
  ],
  [
    'slow answers',
    400,
    [aVitalFigure(), aVitalFigure({ vital: 'inp', p75: 240 })],
    'Slow for one visitor in four: a press is answered after more than 240 ms.',
  ],
  [
    'slow pages that move',
    400,
    [aVitalFigure({ p75: 3140 }), aVitalFigure({ vital: 'cls', p75: 180 })],
    'Slow for one visitor in four: a page is there after more than 3.1 s, and a page moves by itself (0.18).',
  ],
  [
    'a slow vital of few visits',
    400,
    [aVitalFigure(), aVitalFigure({ vital: 'inp', samples: 99, p75: 900 })],
    'The site is quick for three of four visitors.',
  ],
  [
    'a slow week before',
    400,
    [aVitalFigure(), aVitalFigure({ weeksAgo: 1, p75: 9000 })],
    'The site is quick for three of four visitors.',
  ],
])('one sentence says how it stands: %s', (_what, visits, figures, words) => {
  expect(verdictOf({ visits, figures }).words).toBe(words)
})

test.each([
  ['lcp', 1840, '1.8 s'],
  ['inp', 96, '96 ms'],
  ['cls', 43, '0.04'],
] as const)('%s %d reads %s', (vital, p75, words) => {
  expect(figureWords({ vital, p75 })).toBe(words)
})

test('kinds of page stand below all visits, week by week; slow ones have a sign, few visits are only a hint', async () => {
  const { user, path } = open({
    visits: 400,
    figures: [
      aVitalFigure(),
      aVitalFigure({ weeksAgo: 1, p75: 2000 }),
      aVitalFigure({ part: 'page', value: 'home', samples: 100, p75: 1500 }),
      aVitalFigure({ part: 'page', value: 'model', samples: 280, p75: 3200 }),
      aVitalFigure({ part: 'page', value: 'gallery', samples: 3, p75: 4100 }),
      aVitalFigure({ part: 'memory', value: 'up to 2 GB', samples: 90, p75: 2900 }),
      aVitalFigure({ part: 'page', value: 'model', vital: 'inp', samples: 150, p75: 120 }),
    ],
  })
  expect(await screen.findByText('The site is quick for three of four visitors.')).toBeTruthy()
  const names = screen.getAllByRole('row').map(({ firstChild }) => firstChild?.textContent)
  expect(names).toEqual(['Kind of page', 'All visits', 'Model', 'Home', 'Gallery'])
  expect((await row('All visits')).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    '1.8 s',
    '2.0 s',
    '–',
    '–',
    '–',
    '400',
  ])
  expect(screen.getByRole('columnheader', { name: 'To 13 Nov' })).toBeTruthy()
  expect((await row('Model')).getByText('3.2 s').textContent).toBe('3.2 s, slow')
  expect((await row('Gallery')).getByTitle('Of few visits').textContent).toBe('4.1 s')

  await user.selectOptions(screen.getByLabelText('By'), 'Memory of the phone')
  expect(await (await row('Up to 2 GB')).findByText('2.9 s')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('By'), 'Kind of page')
  await row('Model')
  await user.click(screen.getByRole('button', { name: 'Answers' }))
  expect(await screen.findByText('120 ms')).toBeTruthy()
  expect(path()).toBe('/admin/dashboard?page=site-health&vital=inp')
})

test('errors stand by version, the newest first, with how many visits there were', async () => {
  const error = {
    message: 'x is not a function',
    frame: '/assets/x7.js:1:2',
    page: 'model',
    firstDay: '2026-11-18',
    lastDay: '2026-11-20',
    count: 4,
  }
  open({
    versions: [
      { version: 'bbbbbbb', firstDay: '2026-11-18', visits: 120, errors: 4 },
      { version: 'aaaaaaa', firstDay: '2026-11-01', visits: 900, errors: 1 },
    ],
    errors: [
      { ...error, version: 'aaaaaaa', message: 'older', count: 1 },
      { ...error, version: 'bbbbbbb' },
    ],
  })
  const headings = await screen.findAllByRole('columnheader', { name: /^Version/ })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Version bbbbbbb, since 18 Nov 2026: 4 errors in 120 visits',
    'Version aaaaaaa, since 1 Nov 2026: 1 error in 900 visits',
  ])
  const found = await row('x is not a function')
  expect(found.getByText('x7.js:1:2')).toBeTruthy()
  expect(found.getByText('18 Nov 2026')).toBeTruthy()
})

test('a site without visits says so, and what is behind it', async () => {
  open({ visits: 12 })
  expect(await screen.findByText('Too few visits were measured yet to say.')).toBeTruthy()
  expect(screen.getByText(/^12 visits were measured in the last seven days\./)).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Speed' })).toBeNull()
  for (const words of [
    'All answer.',
    'None: all that came are in the inbox.',
    'None for more than an hour.',
    'None.',
  ])
    expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByText(/^None is known here\. Please ask whoever runs the site/)).toBeTruthy()
  expect(await screen.findByText('Pages for search engines renewed just now.')).toBeTruthy()
})

test('what fails or waits too long is named', async () => {
  const { readiness } = aSiteHealth()
  open({
    readiness: {
      ...readiness,
      status: 'failed',
      storage: 'failed',
      waiting: 4,
      oldestSeconds: 1260,
      refused: 1,
      lateMails: 3,
    },
    lastBackupAt: '2026-11-19T20:30:00.000Z',
  })
  expect(await screen.findByText('No answer from the store of files.')).toBeTruthy()
  expect(
    screen.getByText(
      '4 kept safe, not in the inbox yet; the oldest for 21 minutes. 1 cannot be stored as it is; whoever runs the site has to look at it.',
    ),
  ).toBeTruthy()
  expect(screen.getByText('3 for more than an hour.')).toBeTruthy()
  expect(screen.getByText('20 Nov 2026 at 2:00 am')).toBeTruthy()
})

test('a failure is said, and Retry brings the screen', async () => {
  server.use(unreachable('getSiteHealth'))
  const { user } = openStaffScreen('site-health')
  expect(await screen.findByText('The health of the site could not be loaded.')).toBeTruthy()
  server.use(answers('getSiteHealth', aSiteHealth()))
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('All answer.')).toBeTruthy()
})
