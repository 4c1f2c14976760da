/**
 * The phone numbers on a model's page. The route passes the numbers in, because only the route knows the
 * dealer.
 */
export interface Showroom {
  /** The sales number as it is written for people. */
  phone: string
  /** The WhatsApp number with its country code. */
  whatsApp: string
}

/** The picture that a link passed in navigation state; it is shown while the model loads. */
export function pictureOf(state: unknown): string | undefined {
  const image = (state as { image?: unknown } | null)?.image
  return typeof image === 'string' && image.startsWith('/media/') ? image : undefined
}
