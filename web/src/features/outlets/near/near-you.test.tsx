import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { buttonClasses } from '#web/ui/button.tsx'
import { NearYou } from './near-you.tsx'
import { PlaceForm } from './place-form.tsx'

const find = () => screen.getByRole('button', { name: 'Nearest first' })
const filled = buttonClasses({ variant: 'primary' })

test('beside a form its button is not the filled one, and on the page of the outlets it is', () => {
  const { unmount } = render(<NearYou title="Near you" />)
  expect(find().className).not.toContain(filled)
  unmount()
  render(<PlaceForm typed="" reason={undefined} onFind={() => undefined} />)
  expect(find().className).toContain(filled)
})
