import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anInbox, detailsOf } from '#web/testing/inbox.ts'
import { aLead } from '#web/testing/leads.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const path = `${'a'.repeat(64)}.pdf`
const lead = aLead('Bijaya', { kind: 'applicants', family: 'people', model: '', post: 'Mechanic' })

test('the résumé of an applicant stands with what was sent, and opens as it does from the report', async () => {
  server.use(
    ...anInbox([lead]),
    answers('getLead', { ...detailsOf(lead), enquiry: { post: 'Mechanic', resume_path: path } }),
  )
  openStaffScreen(`inbox&lead=${lead.id}`)
  await screen.findByText('Résumé')
  const sent = within(screen.getByRole('region', { name: 'What was sent' }))
  const link = sent.getByRole('link', { name: /View/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/api/resumes/${path}`, '_blank'])
  expect(screen.queryByText(path)).toBeNull()
})
