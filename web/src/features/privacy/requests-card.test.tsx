import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DataRequest } from '#contract/privacy/data-requests.ts'
import { answers, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const request: DataRequest = {
  id: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a10',
  wish: 'erasure',
  message: 'Please, I sold it.',
  askedAt: '2026-11-20T10:00:00Z',
  answeredBy: '2036-02-18',
  kind: 'offer',
  proof: 'reference',
  name: 'Asha',
  mobile: '90000 01003',
  email: '',
  closedAt: null,
  answer: '',
  closedBy: '',
}
const retention = answers('getRetention', { rules: [], coming: [], erased: 0 })

test('a request stands above the rest with its clock, and is closed with what was done', async () => {
  const calls: SeenCall[] = []
  const closed = { ...request, closedAt: '2026-11-26T10:00:00Z', answer: 'Erased.', closedBy: 'Ravi (ravi)' }
  server.use(
    retention,
    answers('listDataRequests', { requests: [request] }),
    answers('closeDataRequest', { requests: [closed] }, (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('privacy')
  expect(await screen.findByText('To be erased')).toBeTruthy()
  expect(screen.getByText(/answer by 18 Feb 2036, \d+ days left/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Close: Asha · 90000 01003' }))
  await user.type(screen.getByLabelText('What was done'), 'Erased.')
  await user.click(screen.getByRole('button', { name: 'Close this request' }))
  expect(await screen.findByText(/closed 26 Nov 2026 at 3:30 pm by Ravi \(ravi\)/)).toBeTruthy()
  expect(calls[0]?.body).toEqual({ answer: 'Erased.' })
})

test('the person of a request is found without typing', async () => {
  const calls: SeenCall[] = []
  server.use(
    retention,
    answers('listDataRequests', { requests: [request] }),
    answers('readPerson', [], (call) => calls.push(call)),
  )
  const { user } = openStaffScreen('privacy')
  await user.click(await screen.findByRole('button', { name: 'Find: Asha · 90000 01003' }))
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ mobile: '90000 01003', email: '' }]))
  expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', '90000 01003')
})

test.each([
  ['2026-11-20T20:00:00Z', '90 days left'],
  ['2027-02-17T20:00:00Z', '1 day left'],
  ['2027-02-19T12:00:00Z', 'the last day'],
  ['2027-02-19T20:00:00Z', 'over since 19 Feb 2027'],
])('at %s an answer that is due on 19 Feb 2027 has %s', async (now, words) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  server.use(retention, answers('listDataRequests', { requests: [{ ...request, answeredBy: '2027-02-19' }] }))
  openStaffScreen('privacy')
  expect(await screen.findByText(new RegExp(words))).toBeTruthy()
})

test('nothing stands there while nobody asked', async () => {
  server.use(retention, answers('listDataRequests', { requests: [] }))
  openStaffScreen('privacy')
  expect(await screen.findByText('Nobody is erased within 30 days.')).toBeTruthy()
  expect(screen.queryByText('What people asked')).toBeNull()
})
