import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { OfflinePage } from './offline-page.tsx'

test('the page that stands in for one that is not kept leads to every language', () => {
  render(<OfflinePage dealership={aDealership()} />)
  const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(['English', 'ଓଡ଼ିଆ', 'हिन्दी'].map(target)).toEqual(['/', '/or', '/hi'])
})
