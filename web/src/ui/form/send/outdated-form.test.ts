import { expect, test } from 'vitest'
import { ApiError } from '#web/lib/api/api-client.ts'
import { isFormOutdated } from './outdated-form.ts'

test.each([
  [{ consent: 'Please agree.' }, true],
  [{ body: 'Unrecognized key: "gender"' }, true],
  [{ name: 'Please enter your name.' }, false],
  [{ 'address.pin': 'Please enter your PIN.' }, false],
  [{ consent: 'Please agree.', name: 'Please enter your name.' }, false],
  [{}, false],
])('complaints about %o: outdated %s', (fields, expected) => {
  const failure = new ApiError('invalid_fields', 'Please check the fields marked below.', fields)
  expect(isFormOutdated(failure, ['name', 'address'])).toBe(expected)
})
