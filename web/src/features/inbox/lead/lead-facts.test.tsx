import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LeadFacts } from './lead-facts.tsx'

test('the résumé of an applicant opens from the lead as it does from the report', () => {
  const path = `${'a'.repeat(64)}.pdf`
  render(<LeadFacts enquiry={{ post: 'Mechanic', resume_path: path }} />)
  const link = screen.getByRole('link', { name: /View/ })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([`/api/resumes/${path}`, '_blank'])
  expect(screen.getByText('Resume')).toBeTruthy()
  expect(screen.queryByText(path)).toBeNull()
})
