import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EndpointName } from '#contract/wire/endpoints.ts'
import { answers, server, unreachable } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

const lists: readonly [page: string, list: EndpointName, emptyText: RegExp][] = [
  ['price', 'listPrices', /^No vehicles found/],
  ['accessories', 'listAccessoryPrices', /^No accessories found/],
  ['bikes', 'listBikeStatuses', /^No vehicles found/],
  ['offers', 'listManagedContent', /^No offers found/],
  ['notifications', 'listManagedContent', /^No Notification found/],
  ['gallery', 'listManagedContent', /^No Notification found/],
]

test.each(lists)(
  '%s: that there is nothing is said only when the server said so',
  async (page, list, empty) => {
    server.use(unreachable(list))
    const { user } = openStaffScreen(page)
    const retry = await screen.findByRole('button', { name: 'Retry' })
    await waitFor(() => expect(retry.getAttribute('aria-busy')).not.toBe('true'))
    expect(screen.queryByText(empty)).toBeNull()

    server.use(answers(list as 'listPrices', []))
    await user.click(retry)
    expect(await screen.findByText(empty)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
)
