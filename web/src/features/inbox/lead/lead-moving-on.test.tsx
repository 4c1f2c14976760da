import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { anAppointment } from '#web/testing/builders/appointments.ts'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const first = aLead('Bijaya')
const second = aLead('Sanjukta', { mobile: '98765 43211' })
const past = anAppointment({ leadId: first.id })

const serve = () => server.use(...anInbox([first, second]))

test('behind the last lead one goes on with the next tab that has work, or the next page', async () => {
  serve()
  server.use(
    answers('getLead', detailsOf(second)),
    answers('getInboxCounts', {
      mine: 3,
      unassigned: 9,
      overdue: 0,
      today: 2,
      fresh: 0,
      callsForTomorrow: 0,
    }),
  )
  const { user, path } = openStaffScreen(`inbox&lead=${second.id}`)
  const on = await screen.findByRole('link', { name: 'Mine 3' })
  await user.click(on)
  await waitFor(() => expect(path()).toBe('/admin/dashboard?page=inbox&tab=mine'))
})

test('after a call whoever knows it says that the person came; the outcome saves it with the rest', async () => {
  serve()
  server.use(answers('getLead', { ...detailsOf(first), appointment: past }))
  const sent: unknown[] = []
  server.use(
    answers('addTouch', first, ({ body }) => sent.push(body)),
    answers('changeLead', first, ({ body }) => sent.push(body)),
    answers('changeAppointment', { ...past, state: 'done' }, ({ body }) => sent.push(body)),
  )
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const panel = within(await screen.findByRole('region', { name: 'After a call' }))
  await user.click(await panel.findByRole('button', { name: 'They came' }))
  await user.click(panel.getByRole('button', { name: 'Spoke to them' }))
  server.use(answers('getLead', { ...detailsOf(first), appointment: { ...past, state: 'done' } }))
  await user.click(panel.getByRole('button', { name: 'No date' }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ version: 1, state: 'done' }))
  expect(sent[0]).toMatchObject({ kind: 'call', words: 'Spoke to them' })
  await waitFor(() => expect(panel.queryByRole('button', { name: 'They came' })).toBeNull())
})

test('that somebody did not come is said without a call and without a word', async () => {
  serve()
  server.use(answers('getLead', { ...detailsOf(first), appointment: past }))
  const sent: unknown[] = []
  server.use(answers('changeAppointment', { ...past, state: 'no-show' }, ({ body }) => sent.push(body)))
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const panel = within(await screen.findByRole('region', { name: 'After a call' }))
  await user.click(await panel.findByRole('button', { name: 'Did not come' }))
  await user.click(panel.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ version: 1, state: 'no-show' }]))
})

/** Holds the answer to a note of the first lead until the returned function is called. */
function holdNote(answer: Response): () => void {
  const held = Promise.withResolvers<Response>()
  server.use(
    answers('getLead', detailsOf(first)),
    http.post('*/api/lead/:id/touches', () => held.promise),
  )
  return () => held.resolve(answer)
}

test('another row that is chosen while a save runs waits for its end, and nothing is asked', async () => {
  serve()
  const release = holdNote(HttpResponse.json(first))
  const { user, path } = openStaffScreen(`inbox&lead=${first.id}`)
  await user.type(await screen.findByLabelText(/^Note/), 'Rang twice')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await user.click(screen.getByRole('button', { name: 'Next lead' }))
  expect(screen.queryByRole('dialog', { name: 'Nothing is saved yet' })).toBeNull()
  expect(path()).toContain(first.id)
  release()
  await waitFor(() => expect(path()).toContain(second.id))
})

test('where that save fails, the question is asked after all', async () => {
  serve()
  const failure = { error: { code: 'internal', message: 'No' }, message: 'No' }
  const release = holdNote(HttpResponse.json(failure, { status: 500 }))
  const { user, path } = openStaffScreen(`inbox&lead=${first.id}`)
  await user.type(await screen.findByLabelText(/^Note/), 'Rang twice')
  await user.click(screen.getByRole('button', { name: 'Add note' }))
  await user.click(screen.getByRole('button', { name: 'Next lead' }))
  release()
  expect(await screen.findByRole('dialog', { name: 'Nothing is saved yet' })).toBeTruthy()
  expect(path()).toContain(first.id)
})
