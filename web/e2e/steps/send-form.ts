import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import { expect } from './fixtures.ts'

type Sent = NonNullable<Parameters<APIRequestContext['post']>[1]>

/**
 * Sends a form without its screen, with the header that a browser sends for a visitor who took 41 seconds.
 * Without that header the forms of all tests together would be too many for one address, and would go into
 * quarantine.
 */
export async function sendForm(
  request: APIRequestContext,
  path: string,
  form: Pick<Sent, 'data' | 'multipart'>,
): Promise<void> {
  const sent = await request.post(path, {
    ...form,
    headers: { 'idempotency-key': randomUUID(), [formSignalsHeader]: 't=41000;h=0' },
  })
  expect(sent.status(), await sent.text()).toBe(201)
}
