/** `0671-000-0101` as a `tel:` address: digits only, with a leading + kept. */
export function telLink(number: string): string {
  return `tel:${number.replace(/(?!^\+)\D/g, '')}`
}

/** A WhatsApp chat with the number (country code first), the message already typed. */
export function whatsAppLink(number: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : ''
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`
}
