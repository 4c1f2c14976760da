import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { projectFolder } from '#server/command/project.ts'

const models = join(projectFolder, 'web/public/media/models')
/** The frame of a turn that is seen nearly as the first picture of its model is. */
const threeQuarter = '360/03.avif'
/**
 * The greatest part of a vehicle that differs between the two: up to 0.03 by the angle alone, from 0.05 in
 * another colour.
 */
const most = 0.04

/** The share of each plain colour in a vehicle, without the floor and the backdrop, which are pale grey. */
async function coloursIn(file: string): Promise<Map<string, number>> {
  const pixels = await sharp(file).resize(160, 120, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const names: string[] = []
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3)
    const [lightest, darkest] = [Math.max(red, green, blue), Math.min(red, green, blue)]
    const span = lightest - darkest
    if (darkest > 165 && span < 25) continue
    names.push(span < 40 ? greyOf(lightest) : hueOf(red, green, blue))
  }
  return new Map(
    [...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length / names.length]),
  )
}

const greyOf = (light: number) => (light < 60 ? 'black' : light < 130 ? 'grey' : 'white')

/** One of nine hues. */
function hueOf(red: number, green: number, blue: number): string {
  const lightest = Math.max(red, green, blue)
  const span = lightest - Math.min(red, green, blue)
  const sixth =
    lightest === red
      ? ((green - blue) / span + 6) % 6
      : lightest === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4
  return `hue ${Math.round(sixth * 1.5) % 9}`
}

async function difference(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all([coloursIn(one), coloursIn(other)])
  const names = [...new Set([...first.keys(), ...second.keys()])]
  return names.reduce((sum, name) => sum + Math.abs((first.get(name) ?? 0) - (second.get(name) ?? 0)), 0) / 2
}

test('a model turns in the colour of its first picture', async () => {
  const turned = readdirSync(models).filter((model) => existsSync(join(models, model, threeQuarter)))
  const differences = await Promise.all(
    turned.map((model) => difference(join(models, model, 'hero.webp'), join(models, model, threeQuarter))),
  )
  expect(turned.length).toBeGreaterThan(20)
  expect(turned.filter((_, index) => (differences[index] ?? 1) > most)).toEqual([])
})
