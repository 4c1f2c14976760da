import { appointmentStates } from '#contract/appointments/appointment-words.ts'
import { vehicleStateLabels } from '#contract/catalogue/vehicle-choices.ts'
import { pageListNames } from '#contract/content/page-list-kinds.ts'
import { pageTexts } from '#contract/content/page-text-list.ts'
import { contactMarks, leadStages, markLabel } from '#contract/leads/lead-stages.ts'
import { lostReasons } from '#contract/leads/lost-reasons.ts'
import { cancelReasons } from '#contract/orders/cancel-reasons.ts'
import { moveReasons, orderPapers, orderSteps } from '#contract/orders/order-steps.ts'
import { staffRoles } from '#contract/people/staff-roles.ts'
import { partLabel, siteParts } from '#contract/site/site-parts.ts'
import { labelledColumns } from './audit-labels.ts'
import { kinds } from './audit-words.ts'

/**
 * Words that the trail shows, and what its rows hold for them: the table (empty for any), and the text behind
 * the name of the row. A tab stands for anything between two texts.
 */
interface ShownWords {
  words: string
  table: string
  held: string
}

/** The most texts that a term is also looked for by; a term in more words than these says nothing. */
const most = 20

/**
 * A term for the search of the audit trail: what was typed, and below it, a line each, what rows hold where
 * the trail shows those words, because rows hold names of tables and columns, and codes.
 */
export function withHeldTexts(term: string): string {
  const typed = plain(term)
  if (typed.length < 3) return term
  const whole = shown.filter(({ words }) => words === typed)
  const begun = shown.filter(({ words }) => words !== typed && words.includes(typed))
  const held = [...whole.map(textsOf), ...heldOf(typed), ...(begun.length > most ? [] : begun.map(textsOf))]
  const lines = held.map((texts) =>
    // The index of a search holds the Latin part of a row, so the dot before a column is a gap.
    texts
      .flatMap((text) => text.split(/[^ -~]+/))
      .map((text) => text.trim())
      .filter(Boolean)
      .join('\t'),
  )
  return [term, ...[...new Set(lines)].slice(0, most)].join('\n')
}

/** What rows hold for a term that contains shown words: a name, and a noun or a column around it. */
function heldOf(typed: string): string[][] {
  return shown.flatMap((one) => {
    const around = aroundWords(typed, one.words)
    if (!around) return []
    const [before, after] = around
    if (one.held !== '') return [[one.table, before, one.held, after]]
    const columns = shown.filter(({ table, held }) => table === one.table && held !== '')
    const named = columns.flatMap(({ words, held }) => {
      const [name, rest] = aroundWords(after, words) ?? []
      return name === undefined ? [] : [[one.table, before, name, held, rest ?? '']]
    })
    return [[one.table, before, after], ...named]
  })
}

const textsOf = ({ table, held }: ShownWords) => [table, held]

/**
 * The texts before and after words in a term; undefined where they are no whole words of the term, or all.
 */
function aroundWords(term: string, words: string): [before: string, after: string] | undefined {
  if (term === words) return undefined
  const at = ` ${term} `.indexOf(` ${words} `)
  const isStart = at < 0 && term.startsWith(`${words}:`)
  if (at < 0 && !isStart) return undefined
  const begin = Math.max(at, 0)
  return [term.slice(0, begin), term.slice(begin + words.length)]
}

const withoutSigns = /[“”'‘’]/g

/** Words as they are compared: in small letters, without quotation marks. */
function plain(words: string): string {
  return words.toLowerCase().replace(withoutSigns, '').replace(/\s+/g, ' ').trim()
}

const inWords = (name: string) => name.replaceAll('_', ' ')

function ofIds(table: string, list: readonly { id: string; label: string }[]): ShownWords[] {
  return list.map(({ id, label }) => ({ words: label, table, held: id }))
}

function ofNames(table: string, names: Readonly<Record<string, string>>): ShownWords[] {
  return Object.entries(names).flatMap(([id, name]) =>
    [name, kinds[table]?.(id) ?? name].map((words) => ({ words, table, held: id })),
  )
}

const texts = Object.entries(pageTexts).map(([id, { label }]) => [id.replaceAll('-', ' '), label])

const shown: readonly ShownWords[] = [
  ...Object.entries(kinds).map(([table, called]) => ({ words: called(''), table, held: '' })),
  ...labelledColumns().map(({ table, column, label }) => ({ words: label, table, held: column })),
  ...ofNames('page_texts', Object.fromEntries(texts)),
  ...ofNames('page_lists', pageListNames),
  ...ofNames('site_parts', Object.fromEntries(Object.keys(siteParts).map((id) => [id, partLabel(id)]))),
  ...ofIds('staff', staffRoles).map((role) => ({ ...role, held: `role\t${role.held}` })),
  { words: vehicleStateLabels.shown, table: '', held: 'is active\ttrue' },
  { words: vehicleStateLabels.hidden, table: '', held: 'is active\tfalse' },
  { words: 'A picture', table: '', held: '/media/' },
  ...ofIds('leads', [
    ...Object.values(leadStages).flat(),
    ...lostReasons,
    ...contactMarks.map((id) => ({ id, label: markLabel(id) })),
    ...appointmentStates,
    ...orderSteps,
    ...cancelReasons,
    ...moveReasons,
    ...orderPapers,
  ]),
]
  .map(({ words, table, held }) => ({ words: plain(words), table: inWords(table), held: inWords(held) }))
  .filter(({ words, held }) => words.length > 2 && words !== held)
