import { expect, test } from 'vitest'
import { queryAfter } from '#web/testing/quick-changes.tsx'
import { type AskInbox, useInboxQuestion } from './use-inbox-question.ts'

let ask: AskInbox = () => undefined

function Page() {
  ask = useInboxQuestion()[1]
  return null
}

test('two quick choices both stand in the address, and begin at the first page', async () => {
  const query = await queryAfter('?page=inbox&tab=all&p=3', <Page />, () => {
    ask({ kind: 'finance' })
    ask({ tab: 'mine' })
    ask({ page: 2 })
  })
  expect(query).toBe('?page=inbox&tab=mine&kind=finance&p=2')
})
