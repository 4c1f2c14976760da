import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aLead } from '#web/testing/leads.ts'
import { SentFiles } from './sent-files.tsx'

test('the résumé of an applicant opens from the lead as it does from the report', () => {
  const path = `${'a'.repeat(64)}.pdf`
  const lead = aLead('Bijaya', { kind: 'applicants', family: 'people' })
  render(<SentFiles lead={lead} enquiry={{ post: 'Mechanic', resume_path: path }} />)
  const link = screen.getByRole('link', { name: /View/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/api/resumes/${path}`, '_blank'])
  expect(screen.queryByText(path)).toBeNull()
})
