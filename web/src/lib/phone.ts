/** `0671-000-0101` as a `tel:` address: digits only, with a leading + kept. */
export function telLink(number: string): string {
  return `tel:${number.replace(/(?!^\+)\D/g, '')}`
}

/** The lines of a dealer, each number once: where a department has none of its own, another one stands for it. */
export function phoneLines<Line extends { number: string }>(phones: Record<string, Line>): Line[] {
  const lines = Object.values(phones)
  return lines.filter(({ number }, at) => lines.findIndex((line) => line.number === number) === at)
}

/** A WhatsApp chat with the number (country code first), the message already typed. */
export function whatsAppLink(number: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : ''
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`
}
