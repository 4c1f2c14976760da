import demo from './placeholders.json?raw'

/** Placeholders of the demo's pictures, by the address of a picture; `web/studio` writes them. */
const prepared = JSON.parse(demo) as Record<string, string | undefined>

/**
 * The number of placeholders in a page: about as many as a first screen shows, because more would only make
 * the page heavier.
 */
const perPage = 4

/** A function that answers the placeholder of a picture, for the first pictures of one page. */
export function firstPlaceholders(): (src: string) => string | undefined {
  const given = new Set<string>()
  return (src) => {
    const placeholder = prepared[src] ?? coloursIn(src)
    if (!placeholder || (!given.has(src) && given.size >= perPage)) return undefined
    given.add(src)
    return placeholder
  }
}

/**
 * The colours in the file name of an uploaded picture: four by three of them from the top left, each as three
 * hexadecimal digits for red, green and blue.
 */
const named = /\.\d+x\d+\.([0-9a-f]{36})\./

/**
 * The colours in a picture's name as a picture of twelve pixels, which the browser smoothes when drawing it
 * large.
 */
function coloursIn(src: string): string | undefined {
  const colours = named.exec(src)?.[1]?.match(/.{3}/g)
  if (!colours) return undefined
  // The format is BMP: a header, then the rows from the bottom up, each pixel as blue, green, red.
  const bmp = Buffer.alloc(90)
  bmp.write('BM')
  bmp.writeUInt32LE(bmp.length, 2)
  bmp.writeUInt32LE(54, 10)
  bmp.writeUInt32LE(40, 14)
  bmp.writeInt32LE(4, 18)
  bmp.writeInt32LE(3, 22)
  bmp.writeUInt16LE(1, 26)
  bmp.writeUInt16LE(24, 28)
  for (const [index, colour] of colours.entries()) {
    const at = 54 + (2 - Math.floor(index / 4)) * 12 + (index % 4) * 3
    for (const channel of [0, 1, 2]) bmp[at + channel] = Number.parseInt(colour[2 - channel] ?? '0', 16) * 17
  }
  return `data:image/bmp;base64,${bmp.toString('base64')}`
}
