import { z } from 'zod'
import { vehicleStateLabels } from '#contract/catalogue/vehicle-choices.ts'
import { whatsAppKinds } from '#contract/messages/whatsapp-words.ts'
import { staffRoles } from '#contract/people/staff-roles.ts'

const figure = z.union([z.number(), z.string()]).nullish()
const step = z.object({ upTo: figure, percent: figure, rupees: figure })
const gstRate = z.object({
  beginsOn: z.string(),
  small: figure,
  large: figure,
  electric: figure,
  isChecked: z.boolean(),
})
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
  gst_rates: z.array(gstRate).transform((rates) => rates.map(gstRateInWords).join(', ')),
  off_kinds: z.array(z.string()).transform((ids) => ids.map(kindOfMessage).join(', ') || 'None'),
  mail_lists: z.array(mailList).transform((all) => all.map(mailListInWords).join(', ').slice(0, longest)),
}

/** The columns that hold yes or no. */
const switches = ['is_on', 'is_showroom', 'is_estimate', 'changes_all', 'is_on_duty']

/**
 * The value of a column in the words of the audit trail; amounts of money, days and other lists are texts
 * already. A picture is not named by its path, which says nothing.
 */
export function valueInWords(column: string, value: unknown): string {
  if (column === 'is_active') return vehicleStateLabels[value === 'true' ? 'shown' : 'hidden']
  if (switches.includes(column)) return value === 'true' ? 'Yes' : 'No'
  if (column === 'role') return staffRoles.find(({ id }) => id === value)?.label ?? String(value)
  const words = lists[column]?.safeParse(value).data ?? String(value ?? '')
  return isPicture(words) ? 'A picture' : words
}

/** Is this the path of a picture that a screen can show? */
export function isPicture(value: unknown): value is string {
  return typeof value === 'string' && /^\/media\/\S+\.(webp|jpe?g|png|gif|avif|svg)$/i.test(value)
}

function stepInWords({ upTo, percent, rupees }: z.infer<typeof step>): string {
  const end = upTo == null ? [] : [`up to ${upTo}`]
  const cost = rupees == null ? 'not settled' : `Rs. ${rupees}`
  return [...end, percent == null ? cost : `${percent}%`].join(' ')
}

function kindOfMessage(kind: string): string {
  return whatsAppKinds.find(({ id }) => id === kind)?.label ?? kind
}

function gstRateInWords({ beginsOn, small, large, electric, isChecked }: z.infer<typeof gstRate>): string {
  return `from ${beginsOn} ${small}%, ${large}%, electric ${electric}%${isChecked ? '' : ', not checked'}`
}

function mailListInWords({ purpose, outletId, emails }: z.infer<typeof mailList>): string {
  return [purpose, ...(outletId == null ? [] : [`of outlet ${outletId}`]), ...emails].join(' ')
}
