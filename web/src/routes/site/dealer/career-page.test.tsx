import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { texts } from '#contract/texts/texts.ts'
import { upload } from '#contract/wire/limits.ts'
import { aReceipt } from '#web/testing/builders/receipts.ts'
import { keepsWhatIsTyped } from '#web/testing/form-scenario.ts'
import { renderRoute } from '#web/testing/render-route.tsx'
import { answers, fails, type SeenCall, server, unreachable } from '#web/testing/server.ts'

const path = `${'a'.repeat(64)}.pdf`
const storeUrl = `${location.origin}/store/upload`

function resumeOf(bytes: number, name = 'resume.pdf'): File {
  return new File([new Uint8Array(bytes)], name, { type: 'application/pdf' })
}

async function fillIn(user: UserEvent, resume?: File) {
  await user.type(await screen.findByLabelText('Name'), '  Bijaya  ')
  await user.type(screen.getByLabelText('E-mail'), 'bijaya@mail.example')
  await user.type(screen.getByLabelText('Phone'), '98765 43210')
  await user.type(screen.getByLabelText('Post'), 'Mechanic')
  if (resume) await user.upload(screen.getByLabelText('Resume'), resume)
}

const apply = async (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Apply' }))
const person = { name: 'Bijaya', email: 'bijaya@mail.example', phone: '98765 43210', post: 'Mechanic' }

keepsWhatIsTyped({
  address: '/career',
  entries: {
    Name: 'Bijaya',
    'E-mail': 'bijaya@mail.example',
    Phone: '98765 43210',
    Post: 'Mechanic',
  },
  submit: 'Apply',
})

test('a small resume travels in the form, and the answer of the server is the toast', async () => {
  const calls: SeenCall[] = []
  server.use(answers('applyForCareer', aReceipt('Thank you, Bijaya!'), (call) => calls.push(call)))
  const { user } = renderRoute('/career')
  await fillIn(user, resumeOf(2000))
  await apply(user)
  expect(await screen.findByText('Thank you, Bijaya!')).toBeTruthy()
  expect(calls[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data/)
  expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
})

test('a resume over 4 MB goes to the store first; a second try after a lost answer names the same path', async () => {
  const stored: number[] = []
  const bodies: unknown[] = []
  server.use(
    answers('requestResumeUpload', { uploadUrl: storeUrl, path, contentType: 'application/pdf' }),
    http.put(storeUrl, async ({ request }) => {
      stored.push((await request.arrayBuffer()).byteLength)
      return new HttpResponse(null)
    }),
    unreachable('applyForCareer'),
  )
  const { user } = renderRoute('/career')
  const size = upload.directResumeBytes + 1
  await fillIn(user, resumeOf(size))
  await apply(user)
  expect(await screen.findByText(texts.career.network)).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()

  server.use(answers('applyForCareer', aReceipt(texts.career.success), (call) => bodies.push(call.body)))
  await apply(user)
  expect((await screen.findAllByText(texts.career.success)).length).toBeGreaterThan(0)
  expect(stored).toEqual([size])
  expect(bodies).toEqual([{ ...person, resumePath: path }])
})

test('more than 10 MB is refused before anything is sent', async () => {
  const { user } = renderRoute('/career')
  await fillIn(user, resumeOf(upload.resumeBytes + 1))
  await apply(user)
  expect(await screen.findByText('Your resume is larger than 10 MB.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('Resume'))
})

test('a name of blanks is none, and all five are required', async () => {
  const { user } = renderRoute('/career')
  await user.type(await screen.findByLabelText('Name'), '   ')
  await apply(user)
  const problems = within(await screen.findByRole('alert')).getAllByRole('link')
  expect(problems.map((problem) => problem.textContent)).toEqual([
    'Please enter your name.',
    'Please enter your e-mail address.',
    'Please enter your phone number.',
    'Please say which post you apply for.',
    'Please choose your resume.',
  ])
})

test('what the server finds wrong with the file stands under the file', async () => {
  server.use(
    fails('applyForCareer', 'invalid_fields', { resume: 'Please send your resume as PDF, DOC or DOCX.' }),
  )
  const { user } = renderRoute('/career')
  await fillIn(user, resumeOf(2000))
  await apply(user)
  expect(await screen.findByText('Please check the fields marked below.')).toBeTruthy()
  expect(screen.getByText('Please send your resume as PDF, DOC or DOCX.')).toBeTruthy()
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '  Bijaya  ')
})

test('a dead network costs no character', async () => {
  server.use(unreachable('applyForCareer'))
  const { user } = renderRoute('/career')
  await fillIn(user, resumeOf(2000))
  await apply(user)
  expect(await screen.findByText(texts.career.network)).toBeTruthy()
  expect(screen.getByLabelText('Post')).toHaveProperty('value', 'Mechanic')
})
