import type { ListField } from '#contract/leads/lead-list-parts.ts'
import { isCallable } from '#contract/wire/phone-number.ts'
import { readSheet, widthOf } from '#web/lib/sheet.ts'

/** The meaning of a column: a field of a lead, a further answer under its title, or nothing. */
export type ColumnMeaning = ListField | 'answer' | 'none'

export interface ListColumn {
  title: string
  meaning: ColumnMeaning
  /** The first cell that has something; empty for an empty column. */
  example: string
}

export interface ListSheet {
  columns: readonly ListColumn[]
  rows: readonly (readonly string[])[]
  /** The number of each row in the spreadsheet. */
  numbers: readonly number[]
}

/**
 * Words in a title that say what the column holds, and words that say it is something else. Titles are those
 * of Meta, Google, portals and of this product's own reports.
 */
const titled: readonly { meaning: ListField; is: RegExp; not: RegExp }[] = [
  { meaning: 'email', is: /e-?mail|ଇ-?ମେଲ|ई-?मेल/i, not: /^$/ },
  {
    meaning: 'mobile',
    is: /mobile|phone|whats\s*app|contact|\bcell\b|\btel|\bnumber\b|\bno\.?$|ମୋବାଇଲ|ଫୋନ|मोबाइल|फ़ोन|फोन/i,
    not: /name|regist|\breg\b|pin|chassis|engine|serial|\bsr\b|\bsl\b|order|invoice|model|person|time|date/i,
  },
  {
    meaning: 'came',
    is: /date|time|\bcame\b|created|received|^when$|\basked\b|ତାରିଖ|तारीख|दिनांक/i,
    not: /birth|\bdob\b|purchase|sale|deliver|update|follow|next|prefer|test.?ride|best/i,
  },
  {
    meaning: 'model',
    is: /model|bike|vehicle|scooter|motorcycle|product|ମଡେଲ|ଗାଡ଼ି|मॉडल|गाड़ी/i,
    not: /year|old|number|\bno\b|colou?r/i,
  },
  {
    meaning: 'name',
    is: /name|customer|ନାମ|ନାଁ|नाम/i,
    not: /campaign|\bad\b|\bad.?set|form|page|father|file|account|user|platform|dealer|outlet/i,
  },
  {
    meaning: 'message',
    is: /message|remark|comment|\bnote|query|requirement|feedback|ମନ୍ତବ୍ୟ|ବାର୍ତ୍ତା|टिप्पणी|संदेश/i,
    not: /^$/,
  },
]

/** Fields that several columns may make together, as a first and a last name, or a date and a time. */
const joined: ReadonlySet<ColumnMeaning> = new Set(['name', 'came', 'message', 'answer', 'none'])

/**
 * Reads a list: a line of titles, where its first line has no number, says what the columns hold. What stands
 * above the titles, such as the name of a fair, is left out.
 */
export function readList(text: string): ListSheet {
  const sheet = readSheet(text)
  const isBelow = (cells: string[]) => cells.filter(Boolean).length > 1 || cells.some(isNumber)
  const first = Math.max(0, sheet.rows.findIndex(isBelow))
  const [rows, numbers] = [sheet.rows.slice(first), sheet.numbers.slice(first)]
  const width = widthOf(rows)
  const isTitled = rows[0] !== undefined && !rows[0].some(isNumber)
  const data = isTitled ? rows.slice(1) : rows
  const taken = new Set<ColumnMeaning>()
  const columns = Array.from({ length: width }, (_, at): ListColumn => {
    const title = (isTitled && rows[0]?.[at]) || `Column ${at + 1}`
    const example = data.find((cells) => cells[at])?.[at] ?? ''
    const found = example === '' ? 'none' : isTitled ? byTitle(title) : byCells(data, at)
    const meaning = taken.has(found) && !joined.has(found) ? 'answer' : found
    taken.add(meaning)
    return { title, meaning, example }
  })
  return {
    columns: isTitled ? columns : withName(columns),
    rows: data,
    numbers: isTitled ? numbers.slice(1) : numbers,
  }
}

const isNumber = (cell: string) => isCallable(cell)

function byTitle(title: string): ColumnMeaning {
  const words = title.replaceAll('_', ' ')
  return titled.find(({ is, not }) => is.test(words) && !not.test(words))?.meaning ?? 'answer'
}

/** What most cells of a column without a title are. */
function byCells(rows: readonly (readonly string[])[], at: number): ColumnMeaning {
  const cells = rows.flatMap((row) => (row[at] ? [row[at]] : []))
  const most = (is: (cell: string) => boolean) => cells.filter(is).length > cells.length / 2
  if (most(isNumber)) return 'mobile'
  return most((cell) => cell.includes('@')) ? 'email' : 'answer'
}

/** Without titles the first column of words is the name. */
function withName(columns: readonly ListColumn[]): ListColumn[] {
  const name = columns.findIndex(({ meaning, example }) => meaning === 'answer' && /\p{L}/u.test(example))
  return columns.map((column, at) => (at === name ? { ...column, meaning: 'name' } : column))
}
