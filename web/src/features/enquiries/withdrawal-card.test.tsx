import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

test.each(['/withdraw#the-lead.the_key', '/withdraw?lead=the-lead&key=the_key'])(
  'a press withdraws with what the link carries: %s',
  async (address) => {
    const sent: unknown[] = []
    server.use(answers('withdrawConsent', { message: 'Done.' }, ({ body }) => sent.push(body)))
    const { user } = renderRoute(address)
    await user.click(await screen.findByRole('button', { name: 'Stop messages to me' }))
    expect(await screen.findByText('Done.')).toBeTruthy()
    expect(sent).toEqual([{ lead: 'the-lead', key: 'the_key' }])
  },
)

test('without a link nothing can be pressed, and the number to call stands there', async () => {
  renderRoute('/withdraw')
  expect(await screen.findByText(/^The link in our mail says whose messages stop/)).toBeTruthy()
  expect(within(screen.getByRole('main')).getByRole('link', { name: /^[\d-]+$/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Stop messages to me' })).toBeNull()
})
