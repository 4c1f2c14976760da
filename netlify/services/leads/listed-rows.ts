import { z } from 'zod'
import type { ListedLead } from '#contract/leads/lead-imports.ts'
import { limits } from '#contract/wire/limits.ts'
import { email, line, paragraph } from '#contract/wire/text.ts'
import { hasLostLetters, howToKeepLetters } from '#domain/content/lost-letters.ts'
import { hashedUuid } from '#server/lib/hashed-uuid.ts'
import { readListedMoment } from './listed-moment.ts'
import { readListedNumber } from './listed-number.ts'

/** A row of a list that can be a lead; its id is made of its content, so the same row is the same lead. */
export interface ReadRow {
  id: string
  name: string
  mobile: string
  email: string
  model: string
  message: string
  /** Every further answer as its title, a colon and the answer. */
  answers: string[]
  cameAt: Date | undefined
}

const texts = z.object({
  name: line(limits.name),
  email: email(line(limits.email)),
  model: line(limits.model),
  message: paragraph(limits.message),
  answers: z.array(line(500)),
})
const titles: Record<string, string> = { name: 'Name', email: 'E-mail', model: 'Model', message: 'Message' }
const lostName = `The letters of the name were lost when the list was saved. ${howToKeepLetters} Or leave the column of names out.`
/** The most further answers of a row, as of any other door. */
const mostAnswers = 30

/** Reads one row of a list; a row that can be no lead has words that say why, in the order of its columns. */
export function readRow(row: ListedLead, now: Date): ReadRow | { fault: string } {
  const number = readListedNumber(row.mobile)
  if ('fault' in number) return number
  // One or two question marks stand for a name that nobody knew.
  if (row.name.length > 2 && hasLostLetters('', row.name)) return { fault: lostName }
  const came = readListedMoment(row.came, now)
  if ('fault' in came) return came
  const answers = Object.entries({
    ...row.answers,
    ...(number.others && { 'Other numbers': number.others }),
  }).filter(([, value]) => value.trim() !== '')
  if (answers.length > mostAnswers)
    return { fault: `There are ${answers.length} further answers. Please leave some columns out.` }
  const read = texts.safeParse({ ...row, answers: answers.map(asLine) })
  if (!read.success) return { fault: faultOf(read.error) }
  const content = { ...read.data, mobile: number.number }
  return { ...content, cameAt: came.moment, id: idOf(content, row.came) }
}

function asLine([title, value]: [string, string]): string {
  return `${title.trim().slice(0, 80)}: ${value.trim()}`
}

function faultOf({ issues }: z.ZodError): string {
  const [issue] = issues
  const title = titles[String(issue?.path[0])] ?? 'A further answer'
  return `${title}: ${issue?.message ?? 'cannot be read'}`
}

/** An id in the form of a uuid, made of what stands in the row; capitals and blanks do not count. */
function idOf(content: Omit<ReadRow, 'id' | 'cameAt'>, came: string): string {
  const { name, mobile, email, model, message, answers } = content
  const said = JSON.stringify([
    name,
    mobile,
    email,
    model,
    message,
    came.trim(),
    answers.toSorted(),
  ]).toLowerCase()
  return hashedUuid(`list of leads ${said}`)
}
