import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OutletRecord } from '#contract/outlets.ts'
import { answers, answersError, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

function anOutlet(facts: Partial<OutletRecord['facts']> = {}): OutletRecord {
  return {
    id: 3,
    facts: {
      name: 'Choudwar',
      address: 'OTM Chhak, Choudwar',
      services: ['service'],
      salesNumber: '0671-000-0103',
      serviceNumber: '0671-000-0203',
      sparesNumber: '',
      careNumber: '1800-000-0100',
      email: 'choudwar@dealer.example',
      serviceEmail: '',
      hours: {},
      openTime: '9 to 6',
      holidays: [],
      image: '',
      latitude: 20.5,
      longitude: 85.9,
      ...facts,
    },
    mapEmbedUrl: 'https://www.openstreetmap.org/export/embed.html?bbox=1',
    isClosed: false,
    at: '2026-11-20T00:00:00.000Z',
  }
}

test('a change goes over what was seen; a newer one of somebody else is told, and both changes can stand', async () => {
  const sent: unknown[] = []
  server.use(
    answers('listOutlets', [anOutlet()]),
    answersError('saveOutlet', 'conflict', { newer: { by: 'bina', at: '2026-11-20T10:00:00.000Z' } }),
  )
  const { user } = openStaffScreen('outlets&outlet=3')
  await user.type(await screen.findByLabelText('Address'), ', Cuttack')
  server.use(
    answers('listOutlets', [{ ...anOutlet({ name: 'Choudwar Chhak' }), at: '2026-11-20T10:00:00.000Z' }]),
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You changed different fields, so both changes can stand.')).toBeTruthy()
  server.use(
    answers(
      'saveOutlet',
      { message: 'Choudwar Chhak is saved.', record: anOutlet({ name: 'Choudwar Chhak' }) },
      ({ body }) => sent.push(body),
    ),
  )
  const [save] = screen.getAllByRole('button', { name: 'Save' }).toReversed()
  if (save) await user.click(save)
  expect(await screen.findByText('Choudwar Chhak is saved.')).toBeTruthy()
  expect(sent).toMatchObject([
    {
      expected: '2026-11-20T10:00:00.000Z',
      facts: { name: 'Choudwar Chhak', address: 'OTM Chhak, Choudwar, Cuttack' },
    },
  ])
})

test('a place that is pasted from a map fills both fields', async () => {
  server.use(answers('listOutlets', [anOutlet()]))
  const { user } = openStaffScreen('outlets&outlet=3')
  await user.click(await screen.findByLabelText('Latitude'))
  await user.paste('20.4686, 85.8830')
  expect(screen.getByLabelText<HTMLInputElement>('Latitude').value).toBe('20.4686')
  expect(screen.getByLabelText<HTMLInputElement>('Longitude').value).toBe('85.883')
})
