import { expect, test } from 'vitest'
import { formNames } from '#server/testing/helpers/forms.ts'
import { openStand } from './stand.ts'
import { visitorForm } from './visitor-form.ts'

test('the stand of the drills stores every kind of form at once', { timeout: 120_000 }, async ({ skip }) => {
  const stand = await openStand(() => undefined)
  if (!stand) return skip('There is no Postgres on this machine.')
  try {
    const forms = formNames.map((_, visitor) => visitorForm(visitor))
    const answers = forms.map(async ({ path, request }) => {
      const { status } = await fetch(stand.url + path, request)
      return status === 201 ? [] : [`${path}: ${status}`]
    })
    expect((await Promise.all(answers)).flat()).toEqual([])
  } finally {
    await stand.close()
  }
})
