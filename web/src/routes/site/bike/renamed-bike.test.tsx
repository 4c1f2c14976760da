import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { paths } from '#web/lib/address/paths.ts'
import { RenamedBike } from './renamed-bike.tsx'

test('a page that was made in the moment of a renaming leads to the new name by a link', () => {
  const html = renderToString(
    <MemoryRouter>
      <RenamedBike bikeName="SP125" />
    </MemoryRouter>,
  )
  expect(html).toContain(`href="${paths.viewDetails('SP125')}"`)
})
