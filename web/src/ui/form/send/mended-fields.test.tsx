import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, server } from '#web/testing/server.ts'

test('a field loses its message as soon as its new value is right, and the others keep theirs', async () => {
  server.use(answers('listModelCards', []))
  const { user } = renderRoute('/sales-enquiry')
  await user.type(await screen.findByLabelText(/^E-mail/), 'rakesh@mail')
  await user.click(screen.getByRole('button', { name: 'Ask the showroom' }))
  expect(await screen.findByText('Please check 3 fields')).toBeTruthy()
  const isWrong = () =>
    [/^Name/, 'Mobile number', /^E-mail/].map((label) => screen.getByLabelText(label).ariaInvalid === 'true')
  const [name, mail] = [screen.getByLabelText(/^Name/), screen.getByLabelText(/^E-mail/)]

  await user.type(mail, '.e')
  await screen.findByText('Please check 3 fields')
  expect(isWrong()).toEqual([true, true, true])
  await user.type(mail, 'xample')
  await screen.findByText('Please check 2 fields')
  expect(isWrong()).toEqual([true, true, false])
  // The last wrong field does not take the focus from the field that is being filled in.
  await user.type(name, 'Rakesh')
  expect(document.activeElement).toBe(name)
  expect(isWrong()).toEqual([false, true, false])
})
