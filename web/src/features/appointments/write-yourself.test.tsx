import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { UnsentMessage } from '#contract/messages/whatsapp.ts'
import { answers, server } from '#web/testing/server.ts'
import { WriteYourself } from './write-yourself.tsx'

const message: UnsentMessage = {
  id: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a10',
  leadId: '5f0c2f4e-0e55-4c3e-9c3b-6f3d1f6f7a20',
  name: 'Asha',
  mobile: '98765 43210',
  kind: 'receipt',
  why: 'template',
  at: '2026-11-26T10:00:00.000Z',
  text: 'ଧନ୍ୟବାଦ & more',
}

test('a message that did not go out stands ready in a chat; a number without WhatsApp is called', async () => {
  const other = { ...message, id: message.id.replace('10', '11'), name: 'Ravi', why: 'no-whatsapp' }
  server.use(answers('listUnsent', [message, other]))
  render(<WriteYourself />)
  await userEvent.setup().click(await screen.findByText('Write 2 messages yourself'))
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: /^Write/ })
  expect(links.map(({ href }) => href)).toEqual([
    `https://wa.me/919876543210?text=${encodeURIComponent(message.text)}`,
  ])
  screen.getByText('Receipt: Meta does not allow its template now')
  screen.getByRole('link', { name: 'Call Ravi, 98765 43210' })
})

test('where everything went out nothing is shown', async () => {
  let calls = 0
  server.use(answers('listUnsent', [], () => calls++))
  const { container } = render(<WriteYourself />)
  await waitFor(() => expect(calls).toBe(1))
  expect(container.textContent).toBe('')
})
