import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const [first, second] = [aLead('Bijaya'), aLead('Sanjukta', { mobile: '98765 43211' })]

/**
 * Stands in for a window with room for two panes or without that room. The returned function turns the
 * device, so that there is the other of the two.
 */
function widen(isWide: boolean) {
  const place = { matches: isWide, turns: new EventTarget() }
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        media,
        get matches() {
          return place.matches
        },
        addEventListener: place.turns.addEventListener.bind(place.turns),
        removeEventListener: place.turns.removeEventListener.bind(place.turns),
      }) as never,
  )
  return () => {
    place.matches = !place.matches
    act(() => void place.turns.dispatchEvent(new Event('change')))
  }
}

beforeEach(() => {
  widen(true)
  server.use(answers('getLead', detailsOf(first)), ...anInbox([first, second]))
  return () => void vi.restoreAllMocks()
})

test('a lead lies open beside the list, which stays in use: Enter leads into it and Escape back to its row', async () => {
  const { user, path } = openStaffScreen('inbox')
  await screen.findByRole('link', { name: 'Bijaya' })
  expect(screen.getByText(/^Choose a lead\./)).toBeTruthy()
  await user.keyboard('j{Enter}')
  const pane = within(await screen.findByRole('region', { name: 'Bijaya' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(path()).toContain(first.id)
  expect(document.activeElement).toBe(pane.getByRole('heading', { name: 'Bijaya' }))
  expect(screen.getByRole('link', { name: 'Bijaya' }).getAttribute('aria-current')).toBe('true')

  await user.keyboard('{Escape}')
  expect(await screen.findByText(/^Choose a lead\./)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bijaya' }))
})

test('the keys act on the open lead too, and what is typed in it is asked about', async () => {
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const pane = within(await screen.findByRole('region', { name: 'Bijaya' }))
  const note = await pane.findByLabelText('Note')
  await user.keyboard('n')
  expect(document.activeElement).toBe(note)
  await user.keyboard('jk')
  expect(pane.getByLabelText('Note')).toHaveProperty('value', 'jk')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Go on editing' }))
  expect(pane.getByLabelText('Note')).toHaveProperty('value', 'jk')
  pane.getByRole('heading', { name: 'Bijaya' }).focus()
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Sanjukta' })))
})

test('after the outcome of a call Enter opens the next person, so that the keys work through the list', async () => {
  server.use(answers('addTouch', first), answers('changeLead', { ...first, version: 2 }))
  const { user, path } = openStaffScreen(`inbox&lead=${first.id}`)
  const pane = within(await screen.findByRole('region', { name: 'Bijaya' }))
  await user.click(await pane.findByRole('button', { name: 'Spoke to them' }))
  await user.click(pane.getByRole('button', { name: 'No date' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next lead' })))
  await user.keyboard('{Enter}')
  expect(path()).toContain(second.id)
})

test('an Enter in the moment in which a call is saved opens the next person, and asks about nothing', async () => {
  server.use(answers('addTouch', first), answers('changeLead', { ...first, version: 2 }))
  const { user, path } = openStaffScreen(`inbox&lead=${first.id}`)
  const pane = within(await screen.findByRole('region', { name: 'Bijaya' }))
  await user.click(await pane.findByRole('button', { name: 'Spoke to them' }))
  const next = screen.getByRole('button', { name: 'Next lead' })
  next.addEventListener('focus', () => next.click(), { once: true })
  await user.click(pane.getByRole('button', { name: 'No date' }))
  await waitFor(() => expect(path()).toContain(second.id))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a lead that the list does not hold leads on to the first of the list', async () => {
  const elsewhere = aLead('Meena')
  server.use(answers('getLead', detailsOf(elsewhere)))
  const { user, path } = openStaffScreen(`inbox&lead=${elsewhere.id}`)
  await screen.findByRole('region', { name: 'Meena' })
  await user.click(await screen.findByRole('button', { name: 'Next lead' }))
  expect(path()).toContain(first.id)
})

test('a turned phone keeps its sheet while a dialog is open in it, and else gets the pane', async () => {
  const turn = widen(false)
  const { user } = openStaffScreen(`inbox&lead=${first.id}`)
  const sheet = within(await screen.findByRole('dialog', { name: 'Bijaya' }))
  await user.click(await sheet.findByRole('button', { name: 'Book a time' }))
  turn()
  expect(screen.getAllByRole('dialog')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  turn()
  turn()
  expect(await screen.findByRole('region', { name: 'Bijaya' })).toBeTruthy()
})
