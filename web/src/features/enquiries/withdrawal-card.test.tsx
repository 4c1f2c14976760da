import { screen } from '@testing-library/react'
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
