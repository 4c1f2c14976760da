import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { categories } from '#contract/catalogue/lines.ts'
import { objectNameOf } from '#server/lib/files/object-name.ts'
import { writeFiles } from '#server/operate/catalogue/export-catalogue.ts'
import { picturesFolder } from '#server/operate/catalogue/rows.ts'
import { type CatalogueVehicle, emptySections, madeBrochure } from '#server/operate/catalogue/vehicle.ts'

/** Bytes of a picture: enough for a picture that can be read, stored and named; a photograph has more. */
const pictureBytes = 4_000

/**
 * Writes the folder of a catalogue with so many models, each with 20 pictures of its own, which are noise.
 */
export async function writeManyModels(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, picturesFolder), { recursive: true })
  const vehicles: CatalogueVehicle[] = []
  for (let number = 1; number <= count; number++) vehicles.push(await model(folder, number))
  await writeFiles(folder, vehicles)
}

async function model(folder: string, number: number): Promise<CatalogueVehicle> {
  const pictures = await Promise.all(Array.from({ length: 20 }, () => picture(folder)))
  const [hero = '', listing = '', ...others] = pictures
  const four = <Part>(part: (image: string, nth: number) => Part, from: number) =>
    others.slice(from, from + 4).map((image, index) => part(image, index + 1))
  return {
    state: 'shown',
    price: 0,
    formerNames: [],
    document: {
      ...emptySections,
      facts: {
        name: `MODEL${number}`,
        displayName: `Model ${number}`,
        menuName: '',
        isInMenu: true,
        category: categories[number % categories.length] ?? 'motorcycle',
        bodyType: 'commuter',
        tagline: 'A light motorcycle for every day',
        details: 'Easy to ride and cheap to run, with a seat for two and room for what a day needs. '
          .repeat(3)
          .trim(),
        engine: '123.94 cc, air-cooled single',
        power: '8 kW (10.9 PS) at 7,500 rpm',
        transmission: '5-speed manual',
        mileage: '60 km/l',
        sources: { engine: 'data sheet', power: '', mileage: '', range: '', weight: '', seatHeight: '' },
      },
      variants: ['Drum', 'Disc'].map((name, index) => ({ name, price: 80_000 + number + index * 4_000 })),
      colours: four((image, nth) => ({ name: `Colour ${nth}`, paint: ['#aa0000'], image, swatch: '' }), 0),
      features: four(
        (image, nth) => ({ heading: `Feature ${nth}`, description: 'What it is good for.', image }),
        4,
      ),
      accessories: four(
        (image, nth) => ({
          heading: `Guard ${nth}`,
          partNumber: `08P-${number}-${nth}`,
          price: 1_250,
          description: 'Steel',
          image,
        }),
        8,
      ),
      specification: {
        ...emptySections.specification,
        bodyDimensions: ['overallLength', 'overallWidth', 'overallHeight', 'wheelbase', 'kerbWeight'].map(
          (label) => ({
            label,
            text: '1,285 mm',
          }),
        ),
        engine: ['displacement', 'peakPower', 'peakTorque'].map((label) => ({ label, text: '10.9 Nm' })),
      },
      pictures: {
        hero,
        listing,
        name: '',
        icon: '',
        share: '',
        brochure: madeBrochure,
        frames: others.slice(12),
      },
    },
  }
}

/**
 * Stores a picture of 800 × 600 with content of its own, and answers its address: the head of a lossless
 * WebP, then noise.
 */
async function picture(folder: string): Promise<string> {
  const noise = randomBytes(pictureBytes)
  const head = Buffer.alloc(25)
  head.write('RIFF', 0)
  head.writeUInt32LE(head.length + noise.length - 8, 4)
  head.write('WEBPVP8L', 8)
  head.writeUInt32LE(5 + noise.length, 16)
  head.writeUInt8(0x2f, 20)
  head.writeUInt32LE(799 | (599 << 14), 21)
  const content = Buffer.concat([head, noise])
  const name = objectNameOf('catalogue', content, 'webp')
  await writeFile(join(folder, picturesFolder, name), content)
  return `/media/catalogue/${name}`
}
