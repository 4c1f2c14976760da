import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { VehicleRecord } from '#contract/catalogue/vehicle-record.ts'
import { aVehicleRecord, aVehicleSummary } from '#web/testing/builders/vehicle-records.ts'
import { answers, answersError, fails, type SeenCall, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const list = answers('listVehicles', [
  aVehicleSummary(),
  aVehicleSummary({
    id: 8,
    name: 'STAR',
    displayName: 'Star',
    state: 'draft',
    price: 0,
    missing: ['price', 'picture'],
  }),
  aVehicleSummary({ id: 9, name: 'DIO', displayName: 'Dio', category: 'scooter', state: 'archived' }),
])

const open = (record: VehicleRecord, section = '') => {
  server.use(list, answers('getVehicle', record))
  return openStaffScreen(`catalogue&vehicle=${record.id}${section && `&section=${section}`}`)
}
const save = () => screen.getByRole('button', { name: 'Save' })

test('the list says what is missing, and finds by name, line and state', async () => {
  server.use(list)
  const { user, path } = openStaffScreen('catalogue')
  const draft = await screen.findByRole('row', { name: /Star/ })
  expect(draft.textContent).toContain('Missing: price and main picture')
  expect(within(draft).getByRole('button', { name: 'Show: Star' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('row', { name: /Dio/ })).toBeNull()
  await user.selectOptions(screen.getByLabelText('Shows'), 'Archived')
  expect(await screen.findByRole('row', { name: /Dio/ })).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Shows'), 'Something is missing')
  expect(await screen.findByText('1 of 3 models')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Shows'), 'All but archived')
  expect(await screen.findByText('2 of 3 models')).toBeTruthy()
  await user.type(screen.getByLabelText('Find a model'), 'sp1')
  expect(screen.queryByRole('row', { name: /Star/ })).toBeNull()
  await waitFor(() => expect(path()).toContain('q=sp1'))
})

test('of many models the first hundred are drawn, all when asked for, and each is found', async () => {
  const many = Array.from({ length: 103 }, (_, index) =>
    aVehicleSummary({ id: index, name: `BIKE${index}`, displayName: `Bike ${index}` }),
  )
  server.use(answers('listVehicles', many))
  openStaffScreen('catalogue')
  expect(await screen.findByText('103 of 103 models')).toBeTruthy()
  const drawn = () => screen.getAllByText('Edit').length
  expect(drawn()).toBe(100)
  const search = screen.getByLabelText('Find a model')
  fireEvent.change(search, { target: { value: 'bike102' } })
  expect(screen.getByText('Bike 102')).toBeTruthy()
  fireEvent.change(search, { target: { value: '' } })
  fireEvent.click(screen.getByText('Show all 103'))
  expect(drawn()).toBe(103)
  expect(screen.queryByText(/^Show all/)).toBeNull()
})

test('a line is put into order by keyboard and saved over the order that was seen', async () => {
  const sent: unknown[] = []
  server.use(
    list,
    answers('orderVehicles', { message: 'The order is saved.' }, ({ body }: SeenCall) => sent.push(body)),
  )
  const { user } = openStaffScreen('catalogue&line=motorcycle')
  await screen.findByRole('row', { name: /Star/ })
  await user.click(screen.getByRole('button', { name: 'Order Motorcycles' }))
  ;(await screen.findByRole('button', { name: 'Move Star' })).focus()
  await user.keyboard('{ArrowUp}')
  await user.click(screen.getByRole('button', { name: 'Save order' }))
  expect(await screen.findByText('The order is saved.')).toBeTruthy()
  expect(sent).toEqual([{ category: 'motorcycle', ids: [8, 7], expected: [7, 8] }])
})

test('only the sections that changed are saved, over the version that was loaded', async () => {
  const sent: unknown[] = []
  const saved = aVehicleRecord({
    version: 5,
    document: { variants: [{ id: 2, name: 'Disc', price: 96_000 }] },
  })
  const { user } = open(aVehicleRecord(), 'variants')
  server.use(
    answers('saveVehicle', { message: 'SP125 is saved.', record: saved }, ({ body }: SeenCall) =>
      sent.push(body),
    ),
  )
  await user.click(await screen.findByRole('button', { name: 'Remove Drum' }))
  const price = screen.getByLabelText('Price in rupees')
  await user.clear(price)
  await user.type(price, '96,000')
  expect(screen.getByText('Not saved yet: Variants & prices')).toBeTruthy()
  await user.click(save())
  expect(await screen.findByText('SP125 is saved.')).toBeTruthy()
  expect(sent).toEqual([{ expected: 4, changes: { variants: [{ id: 2, name: 'Disc', price: '96,000' }] } }])
  expect(screen.getByText('Everything is saved.')).toBeTruthy()
})

test('what comes while the model is saved stays, and is not called saved', async () => {
  const { user } = open(aVehicleRecord(), 'variants')
  await user.click(await screen.findByRole('button', { name: 'Remove Drum' }))
  const price = () => screen.getByLabelText<HTMLInputElement>('Price in rupees')
  const saved = aVehicleRecord({
    version: 5,
    document: { variants: [{ id: 2, name: 'Disc', price: Number(price().value.replaceAll(',', '')) }] },
  })
  server.use(
    answers('saveVehicle', { message: 'SP125 is saved.', record: saved }, () => {
      fireEvent.change(price(), { target: { value: '97,000' } })
    }),
  )
  await user.click(save())
  expect(await screen.findByText('SP125 is saved.')).toBeTruthy()
  expect(await screen.findByText('Not saved yet: Variants & prices')).toBeTruthy()
  expect(price().value).toBe('97,000')
})

test('what is wrong is said under its field, also behind another tab', async () => {
  const { user } = open(aVehicleRecord(), 'variants')
  await user.click(await screen.findByRole('button', { name: 'Add a variant' }))
  await user.click(screen.getByRole('tab', { name: /Facts/ }))
  await user.click(save())
  const tab = await screen.findByRole('tab', { name: /Variants & prices.*something is wrong/ })
  await waitFor(() => expect(tab.getAttribute('aria-selected')).toBe('true'))
  const [, , name] = screen.getAllByLabelText('Variant')
  expect(name?.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText('Please name the variant.').length).toBeGreaterThan(0)
})

test('a name that is taken is said by the server under its field', async () => {
  const { user } = open(aVehicleRecord())
  server.use(fails('saveVehicle', 'invalid_fields', { 'changes.facts.name': 'Another model has this name.' }))
  const name = await screen.findByLabelText('Name')
  await user.type(name, '2')
  await user.click(save())
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'))
})

test('a new name stands on the page too, unless the page keeps its own', async () => {
  const { user } = open(aVehicleRecord())
  const name = await screen.findByLabelText('Name')
  const shown = () => (screen.getByLabelText('Name on its page') as HTMLInputElement).value
  await user.type(name, ' DX')
  expect(shown()).toBe('SP125 DX')
  const tick = screen.getByRole('checkbox', { name: 'This name on its page too' })
  await user.click(tick)
  expect(shown()).toBe('SP125')
  await user.type(name, '2')
  expect(shown()).toBe('SP125')
  await user.click(tick)
  expect(shown()).toBe('SP125 DX2')
})

test('two people: what only one changed stays, and where both changed the same both see it and choose', async () => {
  const sent: { expected: number; changes: object }[] = []
  const theirs = aVehicleRecord({
    version: 6,
    by: 'bijaya',
    document: {
      facts: { ...aVehicleRecord().document.facts, tagline: 'Theirs', power: '9 kW' },
      variants: [{ id: 1, name: 'Drum', price: 80_000 }],
    },
  })
  const { user } = open(aVehicleRecord())
  const tagline = await screen.findByLabelText('Line of text')
  await user.clear(tagline)
  await user.type(tagline, 'Mine')
  await user.type(screen.getByLabelText('Details'), ' of mine')
  server.use(
    answersError('saveVehicle', 'conflict', { newer: { by: 'bijaya', at: '2026-03-01T08:00:00.000Z' } }),
    answers('getVehicle', theirs),
  )
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'SP125 was changed meanwhile' })
  expect(dialog.textContent).toContain('bijaya saved Facts and Variants & prices')
  server.use(
    answers('saveVehicle', { message: 'SP125 is saved.', record: theirs }, ({ body }: SeenCall) =>
      sent.push(body as { expected: number; changes: object }),
    ),
  )
  expect(within(dialog).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  expect(within(dialog).getAllByRole('group')).toHaveLength(1)
  const choice = within(within(dialog).getByRole('group', { name: /^Line of text/ }))
  expect(choice.getByLabelText(/^Keep what bijaya saved/).closest('label')?.textContent).toContain('Theirs')
  await user.click(choice.getByLabelText(/^Save mine/))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    expected: 6,
    changes: { facts: { tagline: 'Mine', details: 'Words of mine', power: '9 kW' } },
  })
  expect(Object.keys(sent[0]?.changes ?? {})).toEqual(['facts'])
})

test('taking theirs sends nothing and shows what they saved', async () => {
  const theirs = aVehicleRecord({
    version: 6,
    document: { facts: { ...aVehicleRecord().document.facts, tagline: 'Theirs' } },
  })
  const { user } = open(aVehicleRecord())
  await user.type(await screen.findByLabelText('Line of text'), '!')
  server.use(answersError('saveVehicle', 'conflict', {}), answers('getVehicle', theirs))
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: 'SP125 was changed meanwhile' })
  await user.click(within(dialog).getByLabelText(/^Keep what bijaya saved/))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByDisplayValue('Theirs')).toBeTruthy()
  expect(screen.getByText('Everything is saved.')).toBeTruthy()
})

test('hiding a model brings what somebody else saved meanwhile; what both changed is asked about at the next save', async () => {
  const sent: unknown[] = []
  const { facts } = aVehicleRecord().document
  const hidden = (version: number, given: Partial<typeof facts>) =>
    answers('setVehicleState', {
      message: 'SP125 is hidden.',
      record: aVehicleRecord({
        version,
        state: 'hidden',
        document: { facts: { ...facts, ...given } },
      }),
    })
  const { user } = open(aVehicleRecord())
  server.use(
    hidden(6, { power: '9 kW' }),
    answers('saveVehicle', { message: 'Saved', record: aVehicleRecord() }, ({ body }: SeenCall) =>
      sent.push(body),
    ),
  )
  await user.type(await screen.findByLabelText('Line of text'), '!')
  await user.click(screen.getByRole('button', { name: 'Hide: SP125' }))
  expect(await screen.findByDisplayValue('9 kW')).toBeTruthy()
  server.use(hidden(8, { power: '9 kW', tagline: 'Theirs' }))
  await user.click(await screen.findByRole('button', { name: 'Show: SP125' }))
  await user.click(save())
  // The server refuses the version that was seen here.
  await waitFor(() =>
    expect(sent).toMatchObject([{ expected: 6, changes: { facts: { tagline: 'A sharper 125!' } } }]),
  )
})

test('leaving with unsaved work asks first, also back to the list', async () => {
  const { user } = open(aVehicleRecord())
  await user.type(await screen.findByLabelText('Line of text'), '!')
  await user.click(screen.getByRole('button', { name: 'All models' }))
  const question = await screen.findByRole('dialog', { name: 'Nothing is saved yet' })
  await user.click(within(question).getByRole('button', { name: 'Go on editing' }))
  expect(screen.getByDisplayValue('A sharper 125!')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  await user.click(screen.getByRole('button', { name: 'All models' }))
  expect(await screen.findByRole('row', { name: /SP125/ })).toBeTruthy()
})

test('a new model is a draft and is opened at once', async () => {
  const sent: unknown[] = []
  server.use(
    list,
    answers('createVehicle', { message: 'Star is a draft now.', id: 8 }, ({ body }: SeenCall) =>
      sent.push(body),
    ),
    answers('getVehicle', aVehicleRecord({ id: 8, state: 'draft', missing: ['price'] })),
  )
  const { user, path } = openStaffScreen('catalogue')
  await user.click(await screen.findByRole('button', { name: 'New model' }))
  const dialog = screen.getByRole('dialog', { name: 'New model' })
  await user.type(within(dialog).getByLabelText('Name'), 'STAR')
  await user.selectOptions(within(dialog).getByLabelText('Line'), 'Scooters')
  await user.click(within(dialog).getByRole('button', { name: 'Make a draft' }))
  await waitFor(() => expect(path()).toContain('vehicle=8'))
  expect(sent).toEqual([{ name: 'STAR', displayName: 'STAR', category: 'scooter', bodyType: 'commuter' }])
  expect(await screen.findByText(/Missing before visitors may see it: price/)).toBeTruthy()
})

test('a unit stands beside its figure and both are saved as one text', async () => {
  const { user } = open(aVehicleRecord(), 'specification')
  const value = await screen.findByLabelText('Value')
  expect(value).toHaveProperty('value', '790')
  expect(screen.getByLabelText('Unit')).toHaveProperty('value', 'mm')
  await user.clear(value)
  await user.type(value, '80')
  await user.selectOptions(screen.getByLabelText('Unit'), 'cm')
  const sent: unknown[] = []
  server.use(
    answers('saveVehicle', { message: 'Saved', record: aVehicleRecord() }, ({ body }: SeenCall) =>
      sent.push(body),
    ),
  )
  await user.click(save())
  await waitFor(() =>
    expect(sent).toMatchObject([
      { changes: { specification: { bodyDimensions: [{ label: 'seatHeight', text: '80 cm' }] } } },
    ]),
  )
})
