import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { readEnquiryContext } from '#contract/enquiries/enquiry-context.ts'
import { texts } from '#contract/texts/texts.ts'
import { aNotice } from '#web/testing/builders/notices.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { fillIn, openForm } from '#web/testing/form-scenario.ts'
import { answers, fails, type SeenCall, server } from '#web/testing/server.ts'

const scenario = {
  address: '/extendedWarranty',
  ready: () => [answers('listModelCards', [])],
  submit: 'Send enquiry',
  entries: { Name: 'Bijaya', 'E-mail': 'b@mail.example', 'Contact number': '98765 43210' },
}

/** The closed fold of a notice, whose content is in the document all the same. */
const foldOf = async () => {
  const line = await screen.findByText('What happens with your details')
  return within(line.closest('details') as HTMLElement)
}

test('the notice of a form stands behind one line, and its version goes with what is sent', async () => {
  const calls: SeenCall[] = []
  server.use(
    answers('getNotice', aNotice({ version: 'abcdef012345' })),
    answers('sendWarrantyEnquiry', aReceipt(texts.warranty.success), (call) => calls.push(call)),
  )
  const user = await openForm(scenario)
  const fold = await foldOf()
  expect(await fold.findByText('Your name, your phone number.')).toBeTruthy()
  expect(fold.getByRole('link', { hidden: true }).getAttribute('href')).toBe('/privacy')
  await fillIn(user, scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await expect.poll(() => calls.length).toBe(1)
  const context = readEnquiryContext(calls[0]?.headers.get('x-enquiry-context') ?? null)
  expect(context?.notice).toBe('abcdef012345')
})

test('a notice that does not come holds up no form, and the line leads to the page of all', async () => {
  const calls: SeenCall[] = []
  server.use(
    fails('getNotice', 'unavailable'),
    answers('sendWarrantyEnquiry', aReceipt(texts.warranty.success), (call) => calls.push(call)),
  )
  const user = await openForm(scenario)
  expect((await foldOf()).getByText('All about your details')).toBeTruthy()
  await fillIn(user, scenario)
  await user.click(screen.getByRole('button', { name: scenario.submit }))
  await expect.poll(() => calls.length).toBe(1)
})

test('WhatsApp is asked for once there is a number, is never allowed beforehand, and goes as it was read', async () => {
  const calls: SeenCall[] = []
  server.use(
    answers('getNotice', aNotice({ byWhatsApp: true })),
    answers('sendWarrantyEnquiry', aReceipt(texts.warranty.success), (call) => calls.push(call)),
  )
  const user = await openForm(scenario)
  await (await foldOf()).findByText('Your name, your phone number.')
  const ticks = () => screen.queryAllByRole<HTMLInputElement>('checkbox', { name: /write to me by WhatsApp/ })
  expect(ticks()).toEqual([])
  const sentWith = async (isTicked: boolean) => {
    await fillIn(user, scenario)
    const [tick] = ticks()
    expect(tick?.checked).toBe(false)
    if (isTicked && tick) await user.click(tick)
    const before = calls.length
    await user.click(screen.getByRole('button', { name: scenario.submit }))
    await expect.poll(() => calls.length).toBe(before + 1)
    expect(calls.at(-1)?.body).not.toHaveProperty('byWhatsApp')
    return readEnquiryContext(calls.at(-1)?.headers.get('x-enquiry-context') ?? null)?.byWhatsApp
  }
  expect(await sentWith(true)).toMatch(/^You may also write to me by WhatsApp: /)
  await user.click(await screen.findByRole('button', { name: /another|again/i }))
  expect(await sentWith(false)).toBeUndefined()
})

test('the tick has its room from the first digit on, so that nothing moves when its notice comes late', async () => {
  const notice = Promise.withResolvers<void>()
  server.use(
    http.get('*/api/notices/:form', async () => {
      await notice.promise
      return HttpResponse.json(aNotice({ byWhatsApp: true }))
    }),
  )
  const user = await openForm(scenario)
  await user.type(screen.getByLabelText('Contact number'), '9')
  const room = screen.getByText(/^You may also write to me by WhatsApp/).closest('[inert]')
  expect(room).toBeTruthy()
  expect(document.querySelector('[name=byWhatsApp]')).toBeNull()
  notice.resolve()
  await expect.poll(() => document.querySelector('[name=byWhatsApp]')).toBeTruthy()
  expect(screen.getByText(/^You may also write to me by WhatsApp/).closest('[inert]')).toBeNull()
})

test('a field for digits alone, which is no field for a telephone to the browser, has the tick too', async () => {
  server.use(answers('getNotice', aNotice({ byWhatsApp: true })))
  const user = await openForm({ ...scenario, address: '/finance' })
  await (await foldOf()).findByText('Your name, your phone number.')
  await user.type(screen.getByRole('textbox', { name: 'Contact' }), '9876543210')
  expect(screen.getByRole('checkbox', { name: /write to me by WhatsApp/ })).toBeTruthy()
})

test('where WhatsApp is not set up nobody is asked for it', async () => {
  const user = await openForm(scenario)
  await (await foldOf()).findByText('Your name, your phone number.')
  await fillIn(user, scenario)
  expect(screen.queryByRole('checkbox', { name: /WhatsApp/ })).toBeNull()
})
