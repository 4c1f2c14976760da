import { deviceStorage } from '#web/lib/device/storage.ts'

const keyOf = (formId: string) => `hold-token:${formId}`

/**
 * The token under which this device holds times beside a form: the same token until the form is sent, also in
 * another tab, so that choosing another time gives the earlier one back.
 */
export function holdToken(formId: string): string {
  const known = deviceStorage.read(keyOf(formId))
  if (known) return known
  const made = crypto.randomUUID()
  deviceStorage.write(keyOf(formId), made)
  return made
}

/** Forgets the token once the form was sent: the next enquiry holds a time of its own. */
export function forgetHoldToken(formId: string): void {
  deviceStorage.write(keyOf(formId), null)
}
