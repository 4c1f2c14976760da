import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ShownReview } from '#contract/content/reviews.ts'
import { texts } from '#contract/texts/texts.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

const review = (change: Partial<ShownReview> = {}): ShownReview => ({
  id: crypto.randomUUID(),
  name: 'Anita',
  place: 'Banki',
  model: 'SP125',
  rating: 4,
  words: 'A good ride.',
  photos: [`${'a'.repeat(64)}.webp`],
  reply: '',
  day: '2026-11-20',
  ...change,
})

const facts = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => JSON.parse(script.textContent ?? '') as { aggregateRating?: object })
    .filter((each) => each.aggregateRating)

test('without a review the fixed sentence stands there, and nothing of ratings in the facts', async () => {
  renderRoute('/testimonials')
  expect(await screen.findByText(texts.testimonials)).toBeTruthy()
  expect(facts()).toEqual([])
})

test('what is shown stands on Testimonials with mean and count, for readers and search engines', async () => {
  server.use(
    answers('listReviews', {
      count: 2,
      mean: 4.5,
      reviews: [review({ reply: 'Thank you.' }), review({ name: 'Bijaya', rating: 5, photos: [] })],
    }),
  )
  renderRoute('/testimonials')
  const part = within(await screen.findByRole('region', { name: 'Reviews' }))
  expect(part.getByText(/of 5 from 2 reviews/)).toBeTruthy()
  expect(part.getAllByRole('img', { name: /stars/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
    '4.5 of 5 stars',
    '4 of 5 stars',
    '5 of 5 stars',
  ])
  expect(part.getByText('Thank you.')).toBeTruthy()
  expect(part.getByAltText('Photograph 1 by Anita; opens in a new tab')).toBeTruthy()
  expect(screen.queryByText(texts.testimonials)).toBeNull()
  expect(facts()).toMatchObject([
    { '@type': 'AutoDealer', aggregateRating: { ratingValue: 4.5, reviewCount: 2 }, review: [{}, {}] },
  ])
})

test('more reviews come at a press, none of them twice', async () => {
  const first = review()
  server.use(answers('listReviews', { count: 2, mean: 4, reviews: [first] }))
  const { user } = renderRoute('/testimonials')
  const more = await screen.findByRole('button', { name: 'Show more reviews' })
  server.use(
    answers('listReviews', { count: 2, mean: 4, reviews: [first, review({ words: 'The second.' })] }),
  )
  await user.click(more)
  expect(await screen.findByText('The second.')).toBeTruthy()
  expect(screen.getAllByText('A good ride.')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Show more reviews' })).toBeNull()
})
