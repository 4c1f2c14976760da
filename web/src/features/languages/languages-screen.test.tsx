import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answers, answersError, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { readWordsFile, wordsFile } from './words-csv.ts'

const offer = { source: 'Student riders', place: 'Offers', or: '', hi: 'छात्र' }
const done = { source: 'Scooters', place: 'Slides', or: 'ସ୍କୁଟର', hi: 'स्कूटर' }

test('what is missing stands first, and is saved over what was seen', async () => {
  const bodies: unknown[] = []
  server.use(
    answers('listTranslations', [done, offer]),
    answers('saveTranslation', { message: 'The words in Odia are saved.' }, ({ body }) => bodies.push(body)),
  )
  const { user } = openStaffScreen('languages')
  expect(await screen.findByText(/Missing: 1 in Odia, 0 in Hindi, of 2 texts/)).toBeTruthy()
  expect(screen.queryByText('Scooters')).toBeNull()
  await user.type(screen.getByLabelText('Odia'), 'ଛାତ୍ର')
  await user.click(screen.getByRole('button', { name: 'Save Odia' }))
  expect(await screen.findByText('The words in Odia are saved.')).toBeTruthy()
  expect(bodies).toEqual([{ language: 'or', source: 'Student riders', text: 'ଛାତ୍ର', expected: '' }])
})

test('what was saved is there again after another page, and in the file', async () => {
  const bodies: unknown[] = []
  const texts = Array.from({ length: 25 }, (_, number) => ({ ...offer, source: `Text ${number + 1}` }))
  server.use(
    answers('listTranslations', texts),
    answers('saveTranslation', { message: 'saved' }, ({ body }) => bodies.push(body)),
  )
  const { user } = openStaffScreen('languages')
  const first = async () => (await screen.findAllByLabelText<HTMLTextAreaElement>('Odia'))[0] as HTMLElement
  await user.type(await first(), 'ଛାତ୍ର')
  await user.click(screen.getByRole('button', { name: 'Save Odia' }))
  expect(await screen.findByText('saved')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(await screen.findByText('Text 21')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Previous' }))
  expect(await screen.findByText('Text 2')).toBeTruthy()
  expect(await first()).toHaveProperty('value', 'ଛାତ୍ର')
  await user.type(await first(), 'ମାନେ')
  await user.click(screen.getByRole('button', { name: 'Save Odia' }))
  expect(bodies.at(-1)).toMatchObject({ expected: 'ଛାତ୍ର', text: 'ଛାତ୍ରମାନେ' })
})

test('what somebody else wrote meanwhile is shown, and overwritten only on purpose', async () => {
  const bodies: unknown[] = []
  server.use(
    answers('listTranslations', [offer]),
    answersError('saveTranslation', 'conflict', {
      current: { by: 'bijaya', at: '2026-11-20T09:34:00.000Z', markdown: 'ପିଲା' },
    }),
  )
  const { user } = openStaffScreen('languages')
  await user.type(await screen.findByLabelText('Odia'), 'ଛାତ୍ର')
  await user.click(screen.getByRole('button', { name: 'Save Odia' }))
  expect(await screen.findByText(/bijaya wrote meanwhile: “ପିଲା”/)).toBeTruthy()
  server.use(answers('saveTranslation', { message: 'ok' }, ({ body }) => bodies.push(body)))
  await user.click(screen.getByRole('button', { name: 'Save Odia' }))
  expect(await screen.findByText('ok')).toBeTruthy()
  expect(bodies).toMatchObject([{ expected: 'ପିଲା' }])
})

test('looking for another text asks before typed words are thrown away', async () => {
  server.use(answers('listTranslations', [offer, { ...offer, source: 'Scooters' }]))
  const { user } = openStaffScreen('languages')
  const [field] = await screen.findAllByLabelText<HTMLTextAreaElement>('Odia')
  if (field) await user.type(field, 'ଛାତ୍ର')
  await user.type(screen.getByLabelText('Find a text'), 's')
  await user.click(await screen.findByRole('button', { name: 'Go on editing' }))
  expect(screen.getByLabelText('Find a text')).toHaveProperty('value', '')
  expect(field?.value).toBe('ଛାତ୍ର')
  await user.type(screen.getByLabelText('Find a text'), 's')
  await user.click(await screen.findByRole('button', { name: 'Throw away' }))
  await user.type(screen.getByLabelText('Find a text'), 'coo')
  expect(screen.getByText('Scooters')).toBeTruthy()
  expect(screen.queryByText('Student riders')).toBeNull()
  expect(screen.getByLabelText('Odia')).toHaveProperty('value', '')
})

test('a translator’s file comes back as it went out', async () => {
  const list = { source: '- one\n- two', place: 'Text Terms', or: '- ଏକ', hi: '' }
  expect(readWordsFile(await wordsFile([done, list]).text())).toEqual([
    { source: 'Scooters', or: 'ସ୍କୁଟର', hi: 'स्कूटर' },
    { source: '- one\n- two', or: '- ଏକ', hi: '' },
  ])
})

test('a file is read under a line that names its separator', () => {
  expect(readWordsFile('\ufeffsep=;\r\nEnglish;Odia;Hindi\r\nScooters;ସ୍କୁଟର;')).toEqual([
    { source: 'Scooters', or: 'ସ୍କୁଟର', hi: '' },
  ])
})

test('a file whose letters were lost on saving is refused with the way to save it', async () => {
  server.use(answers('listTranslations', [offer]))
  const { user } = openStaffScreen('languages')
  const bring = async (row: string) =>
    user.upload(
      await screen.findByLabelText('Bring a translated CSV back'),
      new File([`English,Odia,Hindi\n${row}\n`], 'texts.csv', { type: 'text/csv' }),
    )
  await bring('Student riders,_____ _____,')
  expect(await screen.findByText(/“Student riders” lost their letters.*“CSV UTF-8”/)).toBeTruthy()
  await bring('Student riders,छात्र,ଛାତ୍ର')
  expect(await screen.findByText(/letters of Hindi. Have Odia and Hindi changed places\?/)).toBeTruthy()
})
