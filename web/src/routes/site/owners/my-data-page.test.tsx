import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aNotice } from '#web/testing/builders/notices.ts'
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

test('who has no reference proves an address by a code, and its field keeps the address', async () => {
  const calls: SeenCall[] = []
  server.use(
    answers('askForCode', { message: 'A code is on its way.' }, (call) => calls.push(call)),
    answers('askAboutDataByCode', { message: 'We have your request.', answeredBy: '2027-02-24' }, (call) =>
      calls.push(call),
    ),
  )
  const { user } = renderRoute('/my-data')
  await user.click(await screen.findByRole('button', { name: 'I have no reference' }))
  await user.type(await screen.findByLabelText('E-mail address with which you wrote to us'), 'a@mail.example')
  await user.click(screen.getByRole('button', { name: 'Send me a code' }))
  expect(await screen.findByText(/A code is on its way/)).toBeTruthy()
  const address = screen.getByLabelText<HTMLInputElement>('E-mail address with which you wrote to us')
  expect(address.value).toBe('a@mail.example')
  await user.type(screen.getByLabelText('Code'), '012 345')
  await user.click(screen.getByLabelText('A copy of my details'))
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByText(/24 Feb 2027 at the latest, to your e-mail address/)).toBeTruthy()
  expect(calls.map(({ body }) => body)).toEqual([
    { email: 'a@mail.example' },
    { email: 'a@mail.example', code: '012345', wish: 'copy', message: '' },
  ])
})

test('the notice of privacy stands beside either way', async () => {
  const forms: string[] = []
  server.use(
    answers('getNotice', aNotice({ title: 'Request' }), ({ url }) =>
      forms.push(new URL(url).pathname.split('/').at(-1) ?? ''),
    ),
  )
  const { user } = renderRoute('/my-data')
  expect(await screen.findByText('What happens with your details')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'I have no reference' }))
  await expect.poll(() => forms).toEqual(['askAboutData', 'askAboutDataByCode'])
})
