/** Whom a visitor reaches from a bike's page; the route says who the dealer is. */
export interface Showroom {
  /** The sales number, as it is written. */
  phone: string
  /** The WhatsApp number with its country code. */
  whatsApp: string
}

/** What a link with navigation state may hand a bike's page: the picture that was pressed, to show while the bike loads. */
export function pictureOf(state: unknown): string | undefined {
  const image = (state as { image?: unknown } | null)?.image
  return typeof image === 'string' && image.startsWith('/media/') ? image : undefined
}
