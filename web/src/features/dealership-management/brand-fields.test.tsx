import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aDealershipRecord } from '#web/testing/builders/dealership.ts'
import { takeComplaints } from '#web/testing/complaints.ts'
import { answers, server } from '#web/testing/server.ts'
import { openStaffScreen } from '#web/testing/staff.ts'
import { standInPictures } from '#web/testing/stand-in-pictures.ts'

const logo = '/media/catalogue/logo.1600x400.webp'
/** The forms of jsdom do not pass through the mocks of the network. */
vi.mock('#web/lib/api/upload.ts', () => ({ uploadApi: async () => ({ path: logo }) }))

test('a logo is taken whole, whatever its shape, and one that moves is said to stand still', async () => {
  const made = standInPictures(1600, 400)
  server.use(answers('getDealershipRecord', aDealershipRecord()))
  const { user } = openStaffScreen('dealership')
  const files = [new File(['GIF89a NETSCAPE2.0'], 'logo.gif', { type: 'image/gif' })]
  fireEvent.change(await screen.findByLabelText('Logo'), { target: { files } })
  expect(await screen.findByText(/^This picture moves/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Use this part' }))
  const chosen = await screen.findByRole<HTMLImageElement>('img', { name: 'Logo, as chosen' })
  expect(chosen.getAttribute('src')).toContain(logo)
  expect(made).toEqual(['1600 × 400'])
  // Vitest gives the stylesheet of the frame no address, and React complains about that.
  takeComplaints()
})
