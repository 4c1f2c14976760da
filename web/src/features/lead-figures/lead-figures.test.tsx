import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAccount, leadFigures, todayCounts } from '#web/testing/builders/staff.ts'
import { answers, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { againstBefore, waitingTime } from './figure-words.ts'

const ravi = '00000000-0000-4000-8000-000000000007'

test('figures stand beside those of before, each with a way to its leads', async () => {
  server.use(
    answers('getDashboard', [todayCounts()]),
    answers(
      'getLeadFigures',
      leadFigures({
        total: { now: 30, before: 20 },
        promises: {
          today: { kept: 1, late: 0, open: 2 },
          now: { kept: 9, late: 1, open: 2 },
          before: { kept: 1, late: 1, open: 0 },
        },
        medianMinutes: { now: 85, before: 40 },
        days: [{ day: '2026-11-19', leads: 7 }],
        sources: [
          { name: 'google', now: 12, before: 3 },
          { name: '', now: 8, before: 3 },
        ],
        models: [
          { model: '', name: '', now: 4, before: 0 },
          { model: 'SP125', name: 'SP125', now: 1, before: 0 },
        ],
        outlets: [
          { id: null, name: '', now: 4, before: 0 },
          { id: 7, name: 'Salepur', now: 1, before: 0 },
        ],
        people: [
          { id: ravi, name: 'Ravi', now: 4, before: 0 },
          { id: null, name: '', now: 4, before: 0 },
        ],
        stages: [
          { family: 'sales', stage: 'new', now: 1, before: 0 },
          { family: 'sales', stage: 'quoted', now: 5, before: 2 },
        ],
      }),
    ),
  )
  openStaffScreen('figures&view=days')
  expect(await screen.findByText('+50% against the 30 days before')).toBeTruthy()
  expect(screen.getByText('90%')).toBeTruthy()
  expect(screen.getByText('1 h 25 min')).toBeTruthy()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('google')).toBe(
    '/admin/dashboard?page=inbox&tab=all&source=google&from=2026-10-22&to=2026-11-20',
  )
  expect(hrefOf('9 kept')).toBe(
    '/admin/dashboard?page=inbox&tab=all&from=2026-10-22&to=2026-11-20&promise=kept',
  )
  const section = within(screen.getByRole('region', { name: 'Leads of the last 30 days' }))
  const times = (name: string) => section.getAllByRole('link', { name }).length
  expect(['0 late', '1 late', '2 open'].map(times)).toEqual([1, 1, 2])
  expect(hrefOf('Promises of today')).toBe(
    '/admin/dashboard?page=inbox&tab=all&promisedFrom=2026-11-20&promisedTo=2026-11-20',
  )
  expect(hrefOf('Time to first answer')).toContain('&answered=true')
  const filterOf = (name: string) =>
    hrefOf(name)
      ?.replace('/admin/dashboard?page=inbox&tab=all&', '')
      .replace(/&from=.*/, '')
  expect(
    ['Quoted', 'Not known', 'No model named', 'No outlet yet', 'Ravi', 'Nobody yet'].map(filterOf),
  ).toEqual([
    'family=sales&stage=quoted',
    'source=none',
    'model=none',
    'outlet=none',
    `assignee=${ravi}`,
    'assignee=none',
  ])
  const row = screen.getByRole('row', { name: /Quoted/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['5', '2'])
  expect(screen.getByRole('row', { name: '19 Nov 2026 7 0' })).toBeTruthy()
})

test('what all leads have in common is a line, and no chart of one bar', async () => {
  server.use(
    answers('getDashboard', [todayCounts()]),
    answers(
      'getLeadFigures',
      leadFigures({
        sources: [{ name: '', now: 30, before: 20 }],
        outlets: [
          { id: null, name: '', now: 30, before: 19 },
          { id: 7, name: 'Salepur', now: 0, before: 1 },
        ],
        stages: [{ family: 'other', stage: 'new', now: 5, before: 0 }],
      }),
    ),
  )
  openStaffScreen('figures&view=days')
  const line = (await screen.findByText('By source:')).parentElement
  expect(line?.textContent).toBe('By source:Not known30, before 20')
  expect(screen.getByText('Other, how far they are:')).toBeTruthy()
  expect(screen.queryByRole('table', { name: 'By source' })).toBeNull()
  expect(screen.queryByRole('table', { name: 'Other, how far they are' })).toBeNull()
  expect(screen.getByRole('table', { name: 'By outlet' })).toBeTruthy()
})

test('HR reads who is counted, and nothing of models, which nobody who looks for work names', async () => {
  server.use(
    answers('getMe', anAccount({ role: 'people' })),
    answers('getDashboard', [todayCounts({ reports: [] })]),
    answers(
      'getLeadFigures',
      leadFigures({
        models: [{ model: '', name: '', now: 13, before: 13 }],
        stages: [
          { family: 'people', stage: 'new', now: 9, before: 0 },
          { family: 'people', stage: 'in-talk', now: 4, before: 13 },
        ],
      }),
    ),
  )
  openStaffScreen('dashboard')
  const title = 'Applicants and would-be dealers, how far they are'
  expect(await screen.findByRole('table', { name: title })).toBeTruthy()
  expect(screen.queryByText(/By model/)).toBeNull()
})

test('when the figures fail, the counts of today stay', async () => {
  server.use(
    answers('getMe', anAccount({ role: 'sales' })),
    answers('getDashboard', [todayCounts({ bookings: 7 })]),
    unreachable('getLeadFigures'),
  )
  openStaffScreen('dashboard')
  expect(await screen.findByText('7')).toBeTruthy()
  expect(await screen.findByText('The figures of the leads could not be loaded.')).toBeTruthy()
})

test('words of waiting times and changes', () => {
  expect([null, 12, 60, 200, 5000].map(waitingTime)).toEqual(['–', '12 min', '1 h', '3 h 20 min', '3 days'])
  expect(againstBefore(10, 20)).toBe('−50% against the 30 days before')
})
