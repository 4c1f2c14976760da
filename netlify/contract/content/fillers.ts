import type { z } from 'zod'

/** The words in braces that pages fill in within the dealer's texts, such as `{city}`. */
export const pageFillers = [
  'name',
  'city',
  'district',
  'state',
  'since',
  'showrooms',
  'outlets',
  'customers',
  'customersToo',
  'email',
] as const
export type PageFiller = (typeof pageFillers)[number]

/** The words in braces that the inbox fills in within a WhatsApp template. */
export const templateFillers = ['name', 'model', 'dealer', 'staff'] as const

/** The words in braces of a text, each once. */
export function fillersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}

/** What is wrong with the words in braces of a text; empty when each of them is one of `known`. */
export function fillerFault(text: string, known: readonly string[]): string {
  const wrong = fillersIn(text).filter((name) => !known.includes(name))
  if (wrong.length === 0) return ''
  const filledIn = known.length > 0 ? `Filled in here: ${inBraces(known)}.` : 'Here nothing is filled in.'
  return `Nothing is filled in for ${inBraces(wrong)}. ${filledIn}`
}

/** The given schema of a text, which must have no other words in braces than the `known` ones. */
export function withFillers(text: z.ZodType<string>, known: readonly string[]): z.ZodType<string> {
  return text.refine((value) => fillerFault(value, known) === '', {
    error: ({ input }) => fillerFault(String(input), known),
  })
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(', ')
