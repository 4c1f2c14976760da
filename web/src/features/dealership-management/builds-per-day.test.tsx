import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDealershipRecord, aSiteBuild } from '#web/testing/builders/dealership.ts'
import { anAccount } from '#web/testing/builders/staff.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'

test.each(['owner', 'manager'] as const)(
  '%s: only who pays says how many builds a day may have',
  async (role) => {
    const chosen: unknown[] = []
    server.use(
      answers('getMe', anAccount({ role })),
      answers('getDealershipRecord', aDealershipRecord()),
      answers('setBuildsPerDay', aSiteBuild({ perDay: 2, left: 2 }), ({ body }) => void chosen.push(body)),
    )
    const { user } = openStaffScreen('dealership')
    await screen.findByRole('button', { name: 'Switch the site on' })
    const field = () => screen.queryByLabelText('Builds a day, at most')
    if (role === 'manager') return expect(field()).toBeNull()
    await user.selectOptions(await screen.findByLabelText('Builds a day, at most'), '2')
    expect(await screen.findByText('A day has 2 builds at most.')).toBeTruthy()
    expect(chosen).toEqual([{ perDay: 2 }])
    expect(field()).toHaveProperty('value', '2')
  },
)
