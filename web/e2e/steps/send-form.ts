import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { formSignalsHeader } from '#contract/wire/routes.ts'
import { expect } from './fixtures.ts'

type Sent = NonNullable<Parameters<APIRequestContext['post']>[1]>

/**
 * Sends a form past its screen, with what a browser says of somebody who took 41 seconds for it: without it, the forms of all
 * tests together are too many for one address and wait in quarantine.
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
