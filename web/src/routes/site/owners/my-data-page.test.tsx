import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'

test('a request goes with its proof, and the page says until when it is answered', async () => {
  const calls: SeenCall[] = []
  const { user } = renderRoute('/my-data')
  server.use(fails('askAboutData', 'not_found', { digits: 'We find no enquiry.' }))
  await user.type(await screen.findByLabelText('Reference'), 'K7QM-2F9D')
  await user.type(screen.getByLabelText('Last four digits of your mobile number'), '0101')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect((await screen.findAllByText('Please say what you wish.')).length).toBeGreaterThan(0)

  await user.click(screen.getByLabelText('Erase my details'))
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect((await screen.findAllByText('We find no enquiry.')).length).toBeGreaterThan(0)

  server.use(
    answers('askAboutData', { message: 'We have your request.', answeredBy: '2027-02-24' }, (call) =>
      calls.push(call),
    ),
  )
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/We answer by 24 Feb 2027 at the latest/)).toBeTruthy()
  expect(calls[0]?.body).toEqual({ reference: 'K7QM2F9D', digits: '0101', wish: 'erasure', message: '' })
})
