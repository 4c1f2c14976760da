import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject, type ProjectCopy } from './recipe-copy.ts'

// The recipe "A part, for good" of the README, with the club: its row among the parts, then its page, report,
// form, text and tables, each where the README says that such a thing is added.

let copy: ProjectCopy

const contactForms = 'netlify/contract/enquiries/forms/contact-forms.ts'
const contactReports = 'netlify/contract/reports/contact-reports.ts'
const parts = 'netlify/contract/site/site-parts.ts'
const partRows = 'supabase/migrations/20260101000950_site_parts.sql'
const texts = 'netlify/contract/content/page-text-list.ts'

beforeAll(async () => {
  copy = await copyProject(['netlify', 'supabase', 'web/src', 'web/words', 'package.json'])
  await copy.cut(parts, '  club: { label', '  network: { label')
  await copy.cut(parts, "'club', ", "'network'] as const")
  await copy.cut('web/src/features/site-parts/part-hints.ts', "  club: '", "  network: '")
  await copy.cut('netlify/services/site/site-parts.ts', '  club: () =>', '  network: () =>')
  await copy.cut(partRows, "  ('club', ", "  ('network', ")

  await copy.cut('netlify/contract/site/pages/dealer-pages.ts', '  club: {', '  termsConditions: {')
  await copy.remove('web/src/routes/site/owners/club-page.tsx')
  await copy.remove('web/src/features/enquiries/club-form.tsx')

  await copy.cut(contactReports, 'export const clubReport')
  await copy.cut('netlify/contract/reports/reports.ts', 'clubReport, ', 'messageReport, ')
  await copy.cut('netlify/contract/reports/reports.ts', '  clubReport,', '  exchangeReport,')

  await copy.cut(contactForms, '/** No field is required; an', '/** A review is shown')
  await copy.cut('netlify/contract/enquiries/forms.ts', 'joinJoyClub, ', 'sendContactRequest, sendOptIn')
  await copy.cut('netlify/contract/enquiries/forms.ts', '  joinJoyClub,', '  applyForNetwork,')
  await copy.cut(
    'netlify/data/enquiries/form-rows.ts',
    '  joinJoyClub: (',
    '}\n\n/**\n * A model that is in no list',
  )
  await copy.cut(texts, "  'joy-club-perks',\n", "  'career-steps',\n")
  await copy.cut(texts, "  'joy-club-perks': {", "  'career-steps': {")
  await copy.cut(
    'netlify/services/content/page-text/standard-texts.ts',
    '  // Only the dealer knows',
    "  'career-steps': `",
  )
  await copy.cut(
    'supabase/migrations/20260101003700_forms_of_customers.sql',
    '-- Joy Club members',
    '-- Opt-ins',
  )
})

afterAll(() => copy.close())

test('what the recipe takes out is gone, and the check names the words that nobody says any more', async () => {
  expect(await copy.run('netlify/command/recipe-removal-process.ts')).toEqual({
    listed: [],
    routes: [],
    tables: [],
    parts: [],
    stale: expect.arrayContaining(['Riders’ club', 'Club enquiry', 'Join the club']),
  })
}, 120_000)
