const keyOf = (formId: string) => `hold-token:${formId}`

/**
 * The token under which this device holds times beside a form: the same token until the form is sent, also in
 * another tab, so that choosing another time gives the earlier one back.
 */
export function holdToken(formId: string): string {
  const made = crypto.randomUUID()
  try {
    const known = localStorage.getItem(keyOf(formId))
    if (known) return known
    localStorage.setItem(keyOf(formId), made)
  } catch {
    // A browser that keeps nothing gets a new token each time; the older hold runs out by itself.
  }
  return made
}

/** Forgets the token once the form was sent: the next enquiry holds a time of its own. */
export function forgetHoldToken(formId: string): void {
  try {
    localStorage.removeItem(keyOf(formId))
  } catch {
    // A browser that keeps nothing has no token to forget.
  }
}
