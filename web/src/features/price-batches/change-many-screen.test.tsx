import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPriceVersion } from '#web/testing/builders/prices.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

async function openAs(user_id: string) {
  cleanup()
  server.use(answers('getMe', anAccount({ user_id })))
  const { user } = openStaffScreen('price&view=many')
  return { user, field: await screen.findByLabelText('Cells with names and new prices') }
}

test('prices that somebody is about to change wait for them, and are not those of whoever signs in next', async () => {
  server.use(answers('listPriceVersions', [aPriceVersion()]), answers('listPriceBatches', []))
  const { user, field } = await openAs('asha')
  await user.type(field, 'SP125 92200')
  await user.click(screen.getByRole('button', { name: 'Read these lines' }))
  expect(await screen.findByRole('button', { name: 'Set 1 price' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /SP 125/ })).toBeTruthy()

  await openAs('bijaya')
  expect(screen.queryByRole('button', { name: 'Set 1 price' })).toBeNull()

  await openAs('asha')
  expect(screen.getByRole('button', { name: 'Set 1 price' })).toBeTruthy()
})

test('a tab that goes on as somebody else begins with their table', async () => {
  server.use(answers('listPriceVersions', []), answers('listPriceBatches', []))
  const { user, field } = await openAs('asha')
  await user.type(field, 'SP125 92200')
  server.use(answers('getMe', anAccount({ user_id: 'bijaya', user_name: 'Bijaya Das' })))
  localStorage.setItem('adminUserId', 'bijaya')
  localStorage.setItem('adminToken', 'theirs')
  window.dispatchEvent(new StorageEvent('storage', { key: 'adminToken' }))
  await screen.findByText('Bijaya Das')
  expect(screen.getByLabelText('Cells with names and new prices')).toHaveProperty('value', '')
})

test.each([false, true])('a change of prices says whether it asks for a build: %s', async (publishes) => {
  const sent: unknown[] = []
  server.use(
    answers('listPriceVersions', [aPriceVersion()]),
    answers('listPriceBatches', []),
    answers(
      'createPriceBatch',
      { message: 'Nothing is set.', batch: null, changed: [] },
      ({ body }) => void sent.push(body),
    ),
  )
  const { user, field } = await openAs('asha')
  await user.type(field, 'SP125 92200')
  await user.click(screen.getByRole('button', { name: 'Read these lines' }))
  await user.click(await screen.findByRole('button', { name: 'Set 1 price' }))
  const dialog = within(await screen.findByRole('dialog'))
  if (publishes) await user.click(dialog.getByLabelText(/Renew the pages for search engines too/))
  await user.click(dialog.getByRole('button', { name: 'Set 1 price' }))
  await waitFor(() => expect(sent).toEqual([expect.objectContaining({ publishes })]))
})

test('two columns that could be the price are asked about, and the chosen one is named', async () => {
  server.use(answers('listPriceVersions', [aPriceVersion()]), answers('listPriceBatches', []))
  const { user, field } = await openAs('asha')
  await user.click(field)
  await user.paste('Model\tDealer price\tEx-showroom price\nSP125\t86200\t92200')
  await user.click(screen.getByRole('button', { name: 'Ex-showroom price, as 92200' }))
  expect(screen.getByText('One row read; the prices are those of “Ex-showroom price”.')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Set 1 price' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: /Which column/ })).toBeNull()
})
