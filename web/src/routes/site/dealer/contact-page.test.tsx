import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { renewedWords } from '#web/lib/api/renewed-site.ts'
import { behavesAsForm, type FormScenario, fillIn, openForm } from '#web/testing/form-scenario.ts'
import { fails, server } from '#web/testing/server.ts'

const scenario: FormScenario = {
  address: '/contact',
  endpoint: 'sendContactRequest',
  entries: {
    'First name': 'Bijaya',
    'Last name': "D'Souza",
    'Postal code': '753009',
    Telephone: '98765 43210',
    Comment: 'Please call after six.',
  },
  submit: 'Send message',
  body: {
    firstName: 'Bijaya',
    lastName: "D'Souza",
    postalCode: '753009',
    telephone: '98765 43210',
    comment: 'Please call after six.',
  },
  success: texts.contact.success,
  serverFailure: texts.contact.failure,
  networkFailure: texts.contact.network,
}

describe('the contact form', () => {
  behavesAsForm(scenario)

  test('says that the site was renewed when the server asks for what the form does not have', async () => {
    const user = await openForm(scenario)
    server.use(fails('sendContactRequest', 'invalid_fields', { consent: 'Please agree.' }))
    await fillIn(user, scenario)
    await user.click(screen.getByRole('button', { name: scenario.submit }))
    expect(await screen.findByText(renewedWords)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Bijaya')
  })

  test('asks for all five, also for the comment', async () => {
    const user = await openForm(scenario)
    await user.click(screen.getByRole('button', { name: scenario.submit }))
    const problems = within(await screen.findByRole('alert')).getAllByRole('link')
    expect(problems.map((problem) => problem.textContent)).toEqual([
      'Please enter your first name.',
      'Please enter your last name.',
      'Please enter your postal code.',
      'Please enter your telephone number.',
      'Please write your comment.',
    ])
    expect(screen.getByLabelText('Comment').getAttribute('aria-invalid')).toBe('true')
  })

  test('shows the address, three mailboxes and four lines', async () => {
    await openForm(scenario)
    const main = within(screen.getByRole('main'))
    const links = main.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((href) => href.startsWith('mailto:'))).toHaveLength(3)
    expect(links.filter((href) => href.startsWith('tel:'))).toHaveLength(4)
    expect(main.getByTitle(/^Map of/)).toBeTruthy()
  })
})

const chat: FormScenario = {
  ...scenario,
  address: '/terms-conditions',
  entries: { ...scenario.entries, Comment: '', 'Your question': 'Is the NX200 in stock?' },
  open: async (user) => user.click(await screen.findByRole('button', { name: 'Chat With Us' })),
  submit: 'Send question',
  body: { ...(scenario.body as object), comment: 'Is the NX200 in stock?' },
  success: texts.chat.success,
  serverFailure: texts.chat.failure,
  networkFailure: texts.chat.network,
}
delete chat.entries.Comment

describe('the chat widget', () => {
  behavesAsForm(chat)

  test('opens and closes, by Escape too, and hands the focus back', async () => {
    const user = await openForm(chat)
    const button = screen.getByRole('button', { name: 'Chat With Us' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Chat With Us' }))
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Chat With Us' })).toBeNull()
    expect(document.activeElement).toBe(button)
  })

  test('keeps what was typed while its visitor goes on to another page', async () => {
    const user = await openForm(chat)
    await fillIn(user, chat)
    await user.keyboard('{Escape}')
    const [link] = await screen.findAllByRole('link', { name: 'Company profile' })
    await user.click(link as HTMLElement)
    await screen.findByRole('heading', { level: 1, name: 'Company profile' })
    await chat.open?.(user)
    const question = await screen.findByLabelText<HTMLInputElement>('Your question')
    await expect.poll(() => question.value).toBe('Is the NX200 in stock?')
  })

  test('asks for all five', async () => {
    const user = await openForm(chat)
    await user.click(screen.getByRole('button', { name: chat.submit }))
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(5)
  })

  test('one missing answer is said under its field, which gets the focus', async () => {
    const { Telephone: _, ...others } = chat.entries
    const user = await openForm(chat)
    await fillIn(user, { ...chat, entries: others })
    await user.click(screen.getByRole('button', { name: chat.submit }))
    expect(await screen.findByText('Please enter your telephone number.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Telephone'))
  })
})
