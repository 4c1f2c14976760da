import { expect, test } from 'vitest'
import { readFolder } from '#server/operate/catalogue/read-folder.ts'
import { demoCatalogue } from './catalogue.ts'

/** A model's first colour is its signature: listings, home and its own page show it in that colour. */
interface Signature {
  model: string
  line: string
  bodyType: string
  family: string
}

/** The colour that one says at a glance; a black one is told by its accent. */
function familyOf(paint: string, accent: string | undefined): string {
  const family = plainFamilyOf(paint)
  const second = accent && plainFamilyOf(accent)
  return family === 'black' && second && !['black', 'grey', 'white'].includes(second)
    ? `black with ${second}`
    : family
}

function plainFamilyOf(paint: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(paint.slice(at, at + 2), 16))
  const [red = 0, green = 0, blue = 0] = channels
  const [most, least] = [Math.max(...channels), Math.min(...channels)]
  if (most - least < 40) return most < 50 ? 'black' : most < 190 ? 'grey' : 'white'
  if (most === blue) return most > 170 && least > 100 ? 'light blue' : 'blue'
  if (most === green) return 'green'
  return green > red * 0.4 ? (blue > 70 ? 'brown' : green > red * 0.55 ? 'gold' : 'orange') : 'red'
}

async function signatures(): Promise<Signature[]> {
  const { vehicles } = await readFolder(demoCatalogue)
  return vehicles.map(({ document: { facts, colours } }) => {
    const [first] = colours ?? []
    const [paint = '', accent] = first?.paint ?? []
    return {
      model: facts.name,
      line: facts.category,
      bodyType: facts.bodyType,
      family: familyOf(paint, accent),
    }
  })
}

function neighboursAlike(models: readonly Signature[]): string[] {
  return models.flatMap(({ model, family }, index) =>
    models[index + 1]?.family === family ? [`${model}, ${models[index + 1]?.model}: ${family}`] : [],
  )
}

test.each(['line', 'bodyType'] as const)(
  'no two neighbours of a %s have the same signature colour',
  async (by) => {
    const groups = Map.groupBy(
      await signatures(),
      (one) => `${one.line} ${by === 'bodyType' ? one.bodyType : ''}`,
    )
    expect([...groups.values()].flatMap(neighboursAlike)).toEqual([])
  },
)

test('no line has one signature colour more than twice', async () => {
  const counts = Map.groupBy(await signatures(), ({ line, family }) => `${line}: ${family}`)
  expect([...counts].filter(([, models]) => models.length > 2).map(([key]) => key)).toEqual([])
})
