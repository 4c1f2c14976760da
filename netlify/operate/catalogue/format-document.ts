import { z } from 'zod'
import { specificationParts } from '#contract/catalogue/specification-parts.ts'
import { vehicleStates } from '#contract/catalogue/vehicle-choices.ts'
import { vehicleChanges } from '#contract/catalogue/vehicle-record.ts'
import {
  type CatalogueFile,
  catalogueFiles,
  formerNamesFile,
  framesFile,
  holdsBrochure,
  holdsPicture,
  owner,
  partFiles,
  partSections,
  specificationFile,
  vehiclesFile,
} from './columns.ts'
import { neededToShow } from './lacks.ts'

const rowsOf: Record<string, string> = {
  [vehiclesFile.name]: 'A row for each model, in the order of its line. The only file that must be there.',
  [partFiles.variants.name]:
    'The variants of each model, in their order; the first gives the model its price.',
  [partFiles.colours.name]: 'The colours of each model, in their order.',
  [partFiles.features.name]: 'The features of each model, in their order.',
  [partFiles.accessories.name]: 'The accessories of each model, in their order.',
  [specificationFile.name]: 'The rows of each data sheet, in their order within a part.',
  [framesFile.name]: 'The pictures of the 360° view, in the order of turning.',
  [formerNamesFile.name]: 'Names by which addresses lead to a model.',
}

/** The format of a catalogue's folder, as the code reads it: every file, column, need and allowed word. */
export function formatDocument(): string {
  return `# The folder of a catalogue

Written by \`npm run schema\` from the code that reads it; do not edit. What the commands do stands in
[the operation page](../README.md#the-catalogue-in-bulk).

Each file is a CSV in UTF-8, with or without a byte order mark; comma, semicolon or tab between the cells; a text with
one of these, with line ends or quotation marks in quotation marks. The first row has the titles, in any order and case,
and all of them: a cell may be empty, a column may not be missing. Choices may be written in any case. A file that is not
there leaves that part of every model as it is.

*Needed*: **yes** always, **on the site** for a model in the state \`shown\`, and no more.
${catalogueFiles.map(sectionOf).join('')}`
}

function sectionOf(file: CatalogueFile): string {
  const rows = Object.entries(file.columns).map(([path, title]) => [
    title,
    needOf(file, path),
    takenBy(file, path),
  ])
  if (file !== vehiclesFile) rows.unshift([owner, 'yes', `the \`name\` of a row of ${vehiclesFile.name}`])
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return `\n## ${file.name}\n\n${rowsOf[file.name]}\n\n| column | needed | what it takes |\n| --- | --- | --- |\n${lines.join('\n')}\n`
}

function needOf(file: CatalogueFile, path: string): string {
  if (file === vehiclesFile && Object.values<string>(neededToShow).includes(path)) return 'on the site'
  if (file === vehiclesFile && path === 'price') return 'on the site, without variants'
  return schemaOf(file, path).safeParse('').success ? '' : 'yes'
}

function takenBy(file: CatalogueFile, path: string): string {
  if (holdsBrochure(path)) return '`made`, a PDF in `brochures/`, or a file of the site, `/media/…`'
  if (holdsPicture(path)) return 'a file in `pictures/`, or one of the site, `/media/…`'
  if (path.startsWith('paint')) return 'a colour as `#rrggbb`'
  if (path === 'price') return 'rupees: `92200`, `92,200.50`, `₹ 92,200`'
  const { type, enum: words, maxLength } = shapeOf(schemaOf(file, path))
  if (type === 'boolean') return '`yes` or `no`'
  if (words) return words.map((word) => `\`${word}\``).join(', ')
  return `text, at most ${maxLength} characters`
}

const shape = z.object({
  type: z.string().optional(),
  enum: z.array(z.string()).optional(),
  maxLength: z.number().optional(),
})

function shapeOf(schema: z.ZodType): z.infer<typeof shape> {
  return shape.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
}

/** The schema by which the import judges a cell: that of the editor, where the editor has such a field. */
function schemaOf(file: CatalogueFile, path: string): z.ZodType {
  const sections = vehicleChanges.shape
  const section = partSections.find((one) => partFiles[one] === file)
  if (section) return within(sections[section], `0.${path}`)
  if (file === specificationFile)
    return path === 'part' ? z.enum(partIds) : within(sections.specification, `${partIds[0]}.0.${path}`)
  if (file === formerNamesFile) return z.string().min(1).max(80)
  if (file === framesFile) return within(sections.pictures, 'frames.0')
  if (path === 'state') return z.enum(vehicleStates)
  const [first = '', ...rest] = path.split('.')
  return within(sections[first as 'facts' | 'pictures'], rest.join('.'))
}

const partIds = specificationParts.map(({ id }) => id)

/** The schema of a value within a value of another schema. */
function within(schema: z.ZodType, path: string): z.ZodType {
  return path.split('.').reduce((outer, key) => {
    const inner = outer instanceof z.ZodOptional ? (outer.unwrap() as z.ZodType) : outer
    if (inner instanceof z.ZodArray)
      return key === '1' ? z.union([inner.element, z.literal('')]) : inner.element
    if (inner instanceof z.ZodObject) return inner.shape[key]
    throw new Error(`Nothing is at ${path}.`)
  }, schema)
}
