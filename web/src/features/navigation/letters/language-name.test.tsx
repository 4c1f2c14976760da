import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { LanguageName } from './language-name.tsx'

test('a language whose letters the page does not load is named by a picture', () => {
  const { container } = render(
    <>
      <LanguageName code="en" />
      <LanguageName code="or" />
      <LanguageName code="hi" />
    </>,
  )
  expect(screen.getAllByRole('img').map((picture) => picture.getAttribute('aria-label'))).toEqual([
    'ଓଡ଼ିଆ',
    'हिन्दी',
  ])
  expect(container.textContent).toBe('English')
})
