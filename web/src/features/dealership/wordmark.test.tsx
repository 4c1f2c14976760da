import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DealershipFrame } from '#web/lib/dealership.tsx'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'
import { Wordmark } from './wordmark.tsx'

test('a logo comes in the size that its place needs', async () => {
  const logo = '/media/catalogue/ab12.2560x640.webp'
  server.use(answers('getDealership', aDealership({ logo })))
  renderRoute('/terms-conditions')
  const [header] = await screen.findAllByRole<HTMLImageElement>('img', { name: 'Kalinga Two-Wheelers' })
  expect(header?.getAttribute('src')).toBe(`/.netlify/images?url=${logo}&w=480`)
})

test('letters that join keep their own width, unless they might not fit beside the wheel', () => {
  const odia = { wordmark: 'କଳିଙ୍ଗ', wordmarkBelow: 'ଟୁ-ହ୍ୱିଲର୍ସ ଓ ସର୍ଭିସ କଟକ ଜିଲ୍ଲା ଓଡ଼ିଶା ଭାରତ' }
  render(
    <DealershipFrame of={aDealership(odia)}>
      <Wordmark className="" />
    </DealershipFrame>,
  )
  const header = screen.getByRole('img')
  const lengths = [...header.querySelectorAll('text')].map((text) => text.getAttribute('textLength'))
  expect(lengths).toEqual([null, '176'])
})
