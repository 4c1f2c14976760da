import { wordsFor } from '#contract/wire/language.ts'

interface PhoneLine {
  label: string
  number: string
}

/** The name of a phone line in the visitor's language. */
export const lineName: (label: string) => string = wordsFor(
  'Sales',
  'Service',
  'Service booking',
  'Customer care',
  'Customer care (toll-free)',
)

/** `0671-000-0101` as a `tel:` address: only its digits, and a leading + if there is one. */
export function telLink(number: string): string {
  return `tel:${number.replace(/(?!^\+)\D/g, '')}`
}

/**
 * The phone lines of a dealer as visitors read them, each number once: a department without a number of its
 * own shares that of another.
 */
export function phoneLines(phones: Record<string, PhoneLine>): PhoneLine[] {
  const lines = Object.values(phones)
  return lines
    .filter(({ number }, at) => lines.findIndex((line) => line.number === number) === at)
    .map(({ label, number }) => ({ label: lineName(label), number }))
}

/** A link to a WhatsApp chat with the number (country code first), with the message already typed. */
export function whatsAppLink(number: string, message?: string): string {
  const query = message ? `?text=${encodeURIComponent(message)}` : ''
  return `https://wa.me/${number.replace(/\D/g, '')}${query}`
}
