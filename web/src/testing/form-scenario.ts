import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { RequestHandler } from 'msw'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/wire/endpoint.ts'
import type { EndpointName, NamedEndpoints } from '#contract/wire/endpoints.ts'
import { errorMessages } from '#contract/wire/errors.ts'
import { aReceipt } from './builders/receipts.ts'
import { renderRoute } from './render-route.tsx'
import { answers, fails, type SeenCall, server, unreachable } from './server.ts'

/** The input for one field: typed text, a choice by its label, or a tick. */
type Entry = string | { choose: string } | true

export interface FormScenario {
  address: string
  endpoint: EndpointName
  /** Mocks of the calls that the page itself makes. */
  ready?: () => RequestHandler[]
  /** Opens the form, where it is not open at once. */
  open?: (user: UserEvent) => Promise<void>
  /** The entries of a visitor, by the labels of the fields. */
  entries: Record<string, Entry>
  submit: string
  /** The body that must reach the server. */
  body: unknown
  success: string
  /** The text that the form shows for an error with the server's message. */
  serverFailure: (message: string) => string
  networkFailure: string
}

/** The form under test, which is found by its button, because a page may have several forms. */
async function form(submit: string): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: submit })
  return button.closest('form') ?? button
}

/** The part of a scenario for a test that only fills in a form. */
type Filled = Pick<FormScenario, 'address' | 'ready' | 'open' | 'entries' | 'submit'>

export async function fillIn(
  user: UserEvent,
  { entries, submit }: Pick<Filled, 'entries' | 'submit'>,
): Promise<void> {
  const fields = within(await form(submit))
  for (const [label, entry] of Object.entries(entries)) {
    const control = fields.getByLabelText(
      new RegExp(`^${label.replace(/[()/]/g, '\\$&')}( \\(optional\\))?$`),
    )
    if (entry === true) await user.click(control)
    else if (typeof entry === 'string') await user.type(control, entry)
    else if (control instanceof HTMLSelectElement) await user.selectOptions(control, entry.choose)
    else await user.click(within(control).getByLabelText(entry.choose))
  }
}

/** Opens the form of a scenario, with the calls of its page answered. */
export async function openForm(scenario: Filled): Promise<UserEvent> {
  server.use(...(scenario.ready?.() ?? []))
  const { user } = renderRoute(scenario.address)
  await scenario.open?.(user)
  await form(scenario.submit)
  return user
}

/**
 * Tests the three results that every form can have: stored once, refused by the server, no network. Also
 * tests that typed values survive the page.
 */
export function behavesAsForm(scenario: FormScenario): void {
  const { endpoint, submit, success, entries } = scenario
  const send = async (user: UserEvent) => user.click(await screen.findByRole('button', { name: submit }))

  test('sends what was typed under one key, says so and clears the form', async () => {
    const calls: SeenCall[] = []
    const user = await openForm(scenario)
    server.use(answerWith(endpoint, success, (call) => calls.push(call)))
    await fillIn(user, scenario)
    await send(user)
    expect((await screen.findAllByText(success)).length).toBeGreaterThan(0)
    expect(calls.map(({ body }) => body)).toEqual([scenario.body])
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(calls[0]?.headers.get('x-form-signals')).toMatch(/^t=\d+;h=0$/)
    expect(drafts()).toEqual([])
    const [firstLabel = ''] = Object.keys(entries)
    await waitFor(() => {
      const left = screen.queryAllByLabelText(firstLabel)
      expect(left.every((control) => (control as HTMLInputElement).value === '')).toBe(true)
    })
  })

  test("says the server's refusal in its own words and keeps what was typed", async () => {
    const user = await openForm(scenario)
    server.use(fails(endpoint, 'internal'))
    await fillIn(user, scenario)
    const before = values()
    await send(user)
    const words = scenario.serverFailure(errorMessages.internal()).trim()
    expect(await screen.findByText(words)).toBeTruthy()
    expect(values()).toEqual(before)
  })

  test('a dead network gets its toast and costs no character', async () => {
    const user = await openForm(scenario)
    server.use(unreachable(endpoint))
    await fillIn(user, scenario)
    const before = values()
    await send(user)
    expect(await screen.findByText(scenario.networkFailure.trim())).toBeTruthy()
    // There is no store in this test, so the enquiry is lost, and the form still says so when the toast has
    // gone.
    expect(await screen.findByText(/^Not sent, and not saved on this device/)).toBeTruthy()
    expect(values()).toEqual(before)
    expect(screen.getByRole('button', { name: submit })).toBeTruthy()
  })

  keepsWhatIsTyped(scenario)
}

/** Tests that typed values survive the page until they are cleared. */
export function keepsWhatIsTyped(scenario: Filled): void {
  test('what was typed is there again when the page is opened anew, until it is cleared', async () => {
    const first = await openForm(scenario)
    const empty = values()
    await fillIn(first, scenario)
    const typed = values()
    expect(typed).not.toEqual(empty)
    window.dispatchEvent(new Event('pagehide'))
    cleanup()

    const user = await openForm(scenario)
    expect(await screen.findByText('We kept what you typed.')).toBeTruthy()
    expect(values()).toEqual(typed)
    await user.click(screen.getByRole('button', { name: 'Clear' }))
    expect(screen.queryByText('We kept what you typed.')).toBeNull()
    expect([values(), drafts()]).toEqual([empty, []])
  })
}

function drafts(): string[] {
  return Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))
}

/** Answers a form; every form in the catalogue is answered with a message. */
function answerWith(endpoint: EndpointName, message: string, onCall: (call: SeenCall) => void) {
  return answers(endpoint, aReceipt(message) as AnswerOf<NamedEndpoints[EndpointName]>, onCall)
}

function values(): (string | boolean)[] {
  // A draft never holds a file, so file inputs are left out.
  const controls = document.querySelectorAll<HTMLInputElement>('input:not([type=file]), select, textarea')
  return [...controls].map((control) =>
    control.type === 'checkbox' || control.type === 'radio' ? control.checked : control.value,
  )
}
