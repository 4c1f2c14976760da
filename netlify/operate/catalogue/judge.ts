import { specificationParts } from '#contract/catalogue/specification-parts.ts'
import { vehicleStates } from '#contract/catalogue/vehicle-choices.ts'
import { type VehicleDocument, vehicleChanges } from '#contract/catalogue/vehicle-record.ts'
import { parseRupees } from '#contract/prices/money.ts'
import {
  type CatalogueFile,
  formerNamesFile,
  framesFile,
  holdsPicture,
  owner,
  partFiles,
  partSections,
  specificationFile,
  vehiclesFile,
} from './columns.ts'
import { type Wish, wishOf } from './lacks.ts'
import type { Problem } from './problem.ts'
import type { FileRow } from './read-csv.ts'
import { type CatalogueVehicle, madeBrochure } from './vehicle.ts'

/** A vehicle of a folder. Sections that are in no file of the folder are not in its document. */
export interface GivenVehicle extends Omit<CatalogueVehicle, 'document'> {
  document: Partial<VehicleDocument> & Pick<VehicleDocument, 'facts'>
  /** The line of each value in its file, by the value's path within the vehicle. */
  lines: ReadonlyMap<string, number>
}

type Tree = Record<string, unknown>

/** A vehicle that is being put together from its rows. */
interface Draft {
  document: Tree
  formerNames: string[]
  row: FileRow
  /** The row that gave each value, by the value's path within the document. */
  rows: Map<string, FileRow>
}

/**
 * Puts the rows together to vehicles and judges them by the editor's contract. `absent` names the files whose
 * rows are not known.
 */
export function judgeVehicles(
  rows: readonly FileRow[],
  absent: readonly string[],
  pathOf: (cell: string) => string,
): { vehicles: GivenVehicle[]; wishes: Wish[]; problems: Problem[] } {
  const problems: Problem[] = []
  const drafts = new Map<string, Draft>()
  for (const row of rows) {
    if (row.file === vehiclesFile) {
      const name = row.cells.name?.trim() ?? ''
      if (drafts.has(name))
        problems.push(at(row, 'name', 'This name stands twice. Take one of the rows out.'))
      else drafts.set(name, newDraft(row, absent, pathOf))
      continue
    }
    const name = row.cells[owner]?.trim() ?? ''
    const draft = drafts.get(name)
    if (draft) addPart(draft, row, pathOf, problems)
    else
      problems.push(
        at(
          row,
          owner,
          `There is no vehicle “${name}” in ${vehiclesFile.name}. Correct the name, or add a row there.`,
        ),
      )
  }
  const vehicles = [...drafts.values()].flatMap((draft) => judge(draft, problems))
  refuseTakenNames(drafts, problems)
  const wishes = [...drafts.values()].flatMap(({ row, document: { variants } }) => {
    return wishOf(row, Array.isArray(variants) ? variants.length : undefined) ?? []
  })
  return { vehicles, wishes, problems }
}

function newDraft(row: FileRow, absent: readonly string[], pathOf: (cell: string) => string): Draft {
  const { facts, pictures } = treeOf(row, pathOf) as { facts: Tree; pictures: Tree }
  if (pictures.brochure === 'made') pictures.brochure = madeBrochure
  if (!absent.includes(framesFile.name)) pictures.frames = []
  const document: Tree = { facts, pictures }
  for (const section of partSections) if (!absent.includes(partFiles[section].name)) document[section] = []
  if (!absent.includes(specificationFile.name))
    document.specification = Object.fromEntries(specificationParts.map(({ id }) => [id, []]))
  return { document, formerNames: [], row, rows: new Map([['', row]]) }
}

function addPart(
  { document, rows, formerNames }: Draft,
  row: FileRow,
  pathOf: (cell: string) => string,
  problems: Problem[],
): void {
  const value = treeOf(row, pathOf)
  const add = (path: string, list: unknown, item: unknown) => {
    rows.set(`${path}.${(list as unknown[]).length}`, row)
    ;(list as unknown[]).push(item)
  }
  if (row.file === specificationFile) {
    const { part, ...rest } = value as { part: string }
    const known = specificationParts.find(({ id, label }) => [id, label].map(low).includes(low(part.trim())))
    if (known) add(`specification.${known.id}`, (document.specification as Tree)[known.id], rest)
    else problems.push(at(row, 'part', `Write one of ${specificationParts.map(({ id }) => id).join(', ')}.`))
  } else if (row.file === framesFile) {
    add('pictures.frames', (document.pictures as Tree).frames, value.image)
  } else if (row.file === formerNamesFile) {
    add('formerNames', formerNames, String(value.name).trim())
  } else {
    const section = partSections.find((one) => partFiles[one] === row.file)
    if (section) add(section, document[section], value)
  }
}

/** The value of a row: its columns say where each cell belongs in the value. */
function treeOf({ file, cells }: FileRow, pathOf: (cell: string) => string): Tree {
  const value: Tree = {}
  for (const [path, title] of Object.entries(file.columns) as [string, string][]) {
    const cell = cells[title] ?? ''
    put(
      value,
      path.split('.'),
      holdsPicture(path) ? pathOf(cell) : choices.test(path) ? choiceOf(pathOf(cell)) : cell,
    )
  }
  if ('paint' in value) value.paint = Object.values(value.paint as Tree).filter((paint) => paint !== '')
  return value
}

function put(tree: Tree, [key = '', ...deeper]: string[], value: unknown): void {
  if (deeper.length === 0) {
    tree[key] = value
    return
  }
  const inner = (tree[key] ?? {}) as Tree
  tree[key] = inner
  put(inner, deeper, value)
}

const choices = /^(?:paint\.\d|facts\.(?:isInMenu|category|bodyType)|pictures\.brochure)$/

function choiceOf(cell: string): string | boolean {
  const word = low(cell.trim())
  return word === 'yes' || (word !== 'no' && word)
}

function judge(draft: Draft, problems: Problem[]): GivenVehicle[] {
  const { row, rows, formerNames } = draft
  const before = problems.length
  const { pictures, ...sections } = draft.document
  // A 360° view that is in no file stays as it is, and the editor has no section for it.
  const { frames, ...others } = pictures as Tree
  const judged = vehicleChanges.safeParse({ ...sections, pictures: { frames: frames ?? [], ...others } })
  for (const issue of judged.error?.issues ?? []) problems.push(problemOf(issue, rows))

  const word = low(row.cells.state?.trim() ?? '')
  const state = vehicleStates.find((one) => one === word)
  if (!state) problems.push(at(row, 'state', `Write one of ${vehicleStates.join(', ')}.`))
  const priceCell = row.cells[vehiclesFile.columns.price]?.trim() ?? ''
  const price = priceCell === '' ? 0 : parseRupees(priceCell)
  if (Number.isNaN(price)) problems.push(at(row, vehiclesFile.columns.price, 'Please enter a valid price'))
  if (!judged.success || !state || problems.length > before || !judged.data.facts) return []

  const { facts, ...rest } = judged.data
  const document = { ...rest, facts } as GivenVehicle['document']
  const vehicle = { state, price, formerNames, document }
  if (document.variants?.length && price !== 0)
    problems.push(
      at(row, vehiclesFile.columns.price, 'Leave this empty: the first of its variants gives the price.'),
    )
  if (frames === undefined && document.pictures)
    delete (document.pictures as Partial<typeof document.pictures>).frames
  return [{ ...vehicle, lines: new Map([...rows].map(([path, { line }]) => [path, line])) }]
}

/** A former name leads to one vehicle only, and no vehicle may be called by it. */
function refuseTakenNames(drafts: ReadonlyMap<string, Draft>, problems: Problem[]): void {
  const former = new Set<string>()
  for (const { formerNames, rows } of drafts.values())
    for (const [index, name] of formerNames.entries()) {
      const row = rows.get(`formerNames.${index}`)
      const title = formerNamesFile.columns.name
      if (!row) continue
      if (name === '' || name.length > 80)
        problems.push(at(row, title, 'Write the name it had, of at most 80 characters.'))
      if (drafts.has(name))
        problems.push(at(row, title, 'A vehicle of this folder has this name now. Take the row out.'))
      if (former.has(name)) problems.push(at(row, title, 'This name stands twice. Take one of the rows out.'))
      former.add(name)
    }
}

interface Issue {
  path: PropertyKey[]
  message: string
}

/** The file and line in the folder of a fault that the contract found. */
function problemOf({ path, message }: Issue, rows: Draft['rows']): Problem {
  for (let length = path.length; length >= 0; length--) {
    const row = rows.get(path.slice(0, length).join('.'))
    if (!row) continue
    const columns = row.file.columns as CatalogueFile['columns']
    const field = path.slice(length).join('.')
    const isFrame = path[0] === 'pictures' && path[1] === 'frames'
    const column = columns[field] ?? columns[`${field}.0`] ?? (isFrame ? columns.image : undefined)
    return { file: row.file.name, line: row.line, ...(column && { column }), words: sayIssue(message) }
  }
  return { file: vehiclesFile.name, words: message }
}

/** Plain words in place of Zod's own, for values that no form can send. */
function sayIssue(message: string): string {
  if (message.startsWith('Invalid option'))
    return message
      .replace(/^.*expected one of /, 'Write one of ')
      .replaceAll('|', ', ')
      .replaceAll('"', '')
  if (message.includes('expected boolean')) return 'Write yes or no.'
  if (message.startsWith('Invalid')) return 'This has not the form it needs; look at a row that is right.'
  return message
}

function at({ file, line }: FileRow, column: string, words: string): Problem {
  return { file: file.name, line, column, words }
}

const low = (text: string) => text.toLowerCase()
