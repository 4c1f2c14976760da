import { expect, test } from 'vitest'
import { z } from 'zod'
import { staffEndpoint, visitorEndpoint } from '#contract/wire/endpoint.ts'
import { twofold } from './find-endpoints.ts'
import { generatedFaults } from './generated-files.ts'
import { endpointIndex, routeTable } from './route-tables.ts'

const facts = { summary: 'For this test.', answer: z.object({}) }
const found = [
  {
    name: 'listNotes',
    file: 'notes/notes.ts',
    endpoint: visitorEndpoint('GET /api/notes', { ...facts, firstLoad: true }),
  },
  { name: 'findNote', file: 'notes/notes.ts', endpoint: visitorEndpoint('POST /api/note', facts) },
  { name: 'addNote', file: 'notes/desk.ts', endpoint: staffEndpoint('POST /api/notes', facts) },
  { name: 'report:notes', endpoint: staffEndpoint('POST /api/noteReports', facts) },
]

test('what is made of the contract is what it says now: npm run schema writes it', async () => {
  expect(await generatedFaults()).toEqual([])
})

test('a route stands in the table of those who call it; what a registry makes stands in none', () => {
  expect(routeTable('first', found)).toContain(
    "= {\n  listNotes: { method: 'GET', path: '/api/notes' },\n} as",
  )
  expect(routeTable('late', found)).toContain("= {\n  findNote: { method: 'POST', path: '/api/note' },\n} as")
  expect(routeTable('staff', found)).toContain(
    "= {\n  addNote: { method: 'POST', path: '/api/notes' },\n} as",
  )
})

test('the index takes each endpoint from its file, once', () => {
  const index = endpointIndex(found)
  expect(index).toContain("import { listNotes, findNote } from '#contract/notes/notes.ts'\n")
  expect(index).toContain("import { addNote } from '#contract/notes/desk.ts'\n")
  expect(index).toContain('= {\n  listNotes,\n  findNote,\n  addNote,\n}\n')
})

test('two endpoints of one name, or of one call in any letters, are told', () => {
  expect(twofold(found)).toEqual([])
  const again = { name: 'addNote', file: 'a/a.ts', endpoint: visitorEndpoint('GET /api/Notes', facts) }
  expect(twofold([...found, again])).toEqual([
    'Two endpoints have the name addNote.',
    'Two endpoints have the call GET /api/notes.',
  ])
})
