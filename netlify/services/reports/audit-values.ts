import { z } from 'zod'

const figure = z.union([z.number(), z.string()]).nullish()
const step = z.object({ upTo: figure, percent: figure, rupees: figure })
const mailList = z.object({ purpose: z.string(), outletId: figure, emails: z.array(z.string()) })

/** The longest text of the mail lists, in characters: the lists hold many addresses. */
const longest = 2_000

/** The words for columns whose figures cannot be read without words around them. */
const lists: Record<string, z.ZodType<string>> = {
  steps: z.array(step).transform((steps) => steps.map(stepInWords).join(', ')),
  targets: z.record(z.string(), z.number()).transform((targets) =>
    Object.keys(targets)
      .sort()
      .map((kind) => `${kind.replaceAll('_', ' ')} ${targets[kind]} min`)
      .join(', '),
  ),
  mail_lists: z.array(mailList).transform((all) => all.map(mailListInWords).join(', ').slice(0, longest)),
}

/**
 * The value of a column in the words of the audit trail; amounts of money, days and other lists are texts
 * already.
 */
export function valueInWords(column: string, value: unknown): string {
  if (column === 'is_active') return value === 'true' ? 'shown' : 'hidden'
  return lists[column]?.safeParse(value).data ?? String(value ?? '')
}

function stepInWords({ upTo, percent, rupees }: z.infer<typeof step>): string {
  const end = upTo == null ? [] : [`up to ${upTo}`]
  const cost = rupees == null ? 'not settled' : `Rs. ${rupees}`
  return [...end, percent == null ? cost : `${percent}%`].join(' ')
}

function mailListInWords({ purpose, outletId, emails }: z.infer<typeof mailList>): string {
  return [purpose, ...(outletId == null ? [] : [`of outlet ${outletId}`]), ...emails].join(' ')
}
