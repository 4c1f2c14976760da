import { type ESTree, parseSync, Visitor } from 'vite'

interface Place {
  start: number
  end: number
}

/** A template that visitors read, and its place in the file. */
export interface FoundTemplate extends Place {
  /** The English text; `{name}` stands for a value. */
  text: string
  /** The values of the template: each with its name and the place of its expression. */
  values: ({ name: string } & Place)[]
  /** The template is in no function: it is made when its file loads. */
  isAtImport: boolean
}

/** A call of `wordsFor`, and the English values in it. */
export interface FoundTable extends Place {
  texts: string[]
}

/**
 * Finds the texts that `t` and `wordsFor` of `contract/wire/language.ts` mark in a source file. Throws for a
 * text that cannot be translated.
 */
export function findTexts(
  fileName: string,
  code: string,
): { templates: FoundTemplate[]; tables: FoundTable[] } {
  const templates: FoundTemplate[] = []
  const tables: FoundTable[] = []
  const functions: Place[] = []
  const noteFunction = (place: Place) => void functions.push(place)
  if (!marked.test(code)) return { templates, tables }
  const { program, errors } = parseSync(fileName, code)
  if (errors[0]) throw new Error(`${fileName} cannot be read: ${errors[0].message}`)
  new Visitor({
    FunctionDeclaration: noteFunction,
    FunctionExpression: noteFunction,
    ArrowFunctionExpression: noteFunction,
    TaggedTemplateExpression({ tag, quasi, start, end }) {
      if (tag.type !== 'Identifier' || tag.name !== 't') return
      if (templates.some((other) => start < other.end && other.start < end))
        throw new Error(
          `${fileName}: a text in a text cannot be translated; give the inner one a name before.`,
        )
      const template = readTemplate(quasi)
      if (new Set(template.values.map(({ name }) => name)).size < template.values.length)
        throw new Error(`${fileName}: two values of “${template.text}” have one name; give one another.`)
      const isAtImport = !functions.some((one) => one.start < start && end <= one.end)
      templates.push({ ...template, isAtImport, start, end })
    },
    CallExpression({ callee, arguments: values, start, end }) {
      if (callee.type !== 'Identifier' || callee.name !== 'wordsFor') return
      const texts = values.map((value) => {
        if (value.type === 'Literal' && typeof value.value === 'string') return value.value
        throw new Error(`${fileName}: wordsFor takes texts that are written out.`)
      })
      tables.push({ texts, start, end })
    },
  }).visit(program)
  return { templates, tables }
}

/** Matches the import that a source file has where a text in it is marked. */
export const marked =
  /import \{[^}]*\b(?:t|wordsFor)\b[^}]*\} from '(?:#contract\/wire|\.{1,2})\/language\.ts'/

function readTemplate({
  quasis,
  expressions,
}: ESTree.TemplateLiteral): Pick<FoundTemplate, 'text' | 'values'> {
  const values = expressions.map((expression, place) => ({
    name: nameOf(expression) ?? `${place + 1}`,
    start: expression.start,
    end: expression.end,
  }))
  const text = quasis
    .map(({ value }, place) => {
      const name = values[place]?.name
      return (value.cooked ?? '') + (name === undefined ? '' : `{${name}}`)
    })
    .join('')
  return { text, values }
}

/** The name that a translator reads for a value: its variable, its field, or the argument of its function. */
function nameOf(expression: ESTree.Expression | ESTree.Argument): string | undefined {
  if (expression.type === 'Identifier') return expression.name
  if (expression.type === 'MemberExpression' && expression.property.type === 'Identifier')
    return expression.property.name
  if (expression.type === 'CallExpression') {
    const [first] = expression.arguments
    return (first && nameOf(first)) ?? nameOf(expression.callee)
  }
  return undefined
}
