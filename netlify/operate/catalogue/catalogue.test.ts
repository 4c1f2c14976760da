import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Failure } from '#server/command/failure.ts'
import { startTestDatabase, type TestDatabase } from '#server/testing/helpers/test-database.ts'
import { embeddedProject, type StoredProject } from '../backup/stored-project.ts'
import { exportCatalogue } from './export-catalogue.ts'
import { importCatalogue } from './import-catalogue.ts'

let folder: string
let demo: TestDatabase
let empty: TestDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'))
  demo = await startTestDatabase()
  await demo.seed()
  empty = await startTestDatabase()
}, 120_000)

afterAll(async () => {
  await demo.close()
  await empty.close()
  await rm(folder, { recursive: true, force: true })
})

const at = (name: string) => join(folder, name)

/** The database in the way of a hosted project: every file goes through the API. */
const throughApi = (database: TestDatabase): StoredProject => {
  const { storeObjects: _, ...project } = embeddedProject(database)
  return project
}

async function bring(
  database: TestDatabase,
  name: string,
  isApplied: boolean,
  project = embeddedProject(database),
): Promise<{ isChange: boolean; said: string[] }> {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  return { isChange: await importCatalogue(project, at(name), { isApplied, say }), said }
}

/** The faults to mend in a folder. */
async function problemsOf(database: TestDatabase, name: string): Promise<string[]> {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  await expect(
    importCatalogue(embeddedProject(database), at(name), { isApplied: true, say }),
  ).rejects.toThrow(Failure)
  return said
}

/** Every file of a folder with its bytes. */
async function filesOf(name: string): Promise<Record<string, string>> {
  const files = await readdir(at(name), { recursive: true, withFileTypes: true })
  const read = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name: file }) => [
      join(parentPath, file).slice(at(name).length),
      (await readFile(join(parentPath, file))).toString('base64'),
    ])
  return Object.fromEntries(await Promise.all(read))
}

const placeholder = '0123456789ab'.repeat(3)
const titles = {
  vehicles:
    'name,state,line,body type,display name,menu name,in menu,tagline,details,engine,power,transmission,mileage,price without variants,main picture,listing picture,name picture,icon,share picture,brochure,source of engine or motor,source of power,source of mileage,source of range,source of weight,source of seat height',
  variants: 'vehicle,variant,price',
}

async function write(name: string, files: Record<string, string | Uint8Array>): Promise<void> {
  for (const within of ['pictures', 'brochures']) await mkdir(join(at(name), within), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(at(name), file), content)
}

const picture = (colour: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
    .webp()
    .toBuffer()

test('a whole catalogue goes out, into an empty project and out again, byte by byte the same', {
  timeout: 60_000,
}, async () => {
  // Cases that the demo lacks: every state, a former name, pictures of staff, one with its placeholder, a
  // brochure of the dealer's own, texts that CSV must keep.
  await write('more', {
    'vehicles.csv': `${titles.vehicles}
DRAFT1,draft,motorcycle,naked,Draft one,,no,,,,,,,,,,,,,brochures/own.pdf,,,,,,
WIDE,shown,bigwing,adventure,"Wide, “tall”",WIDE,yes,ତିନି ଚକ,"First line
second ""line"", and more",1 cc,,,,"1,04,500.50",pictures/side.webp,,,,,,,,,,,
GONE,archived,ev,electric-scooter,Gone,,yes,,,,,,,,,,,,,made,,,,,,
AWAY,hidden,scooter,family-scooter,Away,,yes,,,,,,,,,,,,,/media/brochures/away.pdf,,,,,,`,
    'former-names.csv': 'vehicle,former name\nWIDE,WAS WIDE',
    'frames.csv': `vehicle,picture\nWIDE,pictures/side.webp\nWIDE,pictures/other.${placeholder}.webp`,
    'pictures/side.webp': await picture('red'),
    [`pictures/other.${placeholder}.webp`]: await picture('blue'),
    'brochures/own.pdf': '%PDF-1.7\nOur own\n%%EOF',
  })
  await bring(demo, 'more', true, throughApi(demo))
  expect(await demo.sql("select price_paise from public.vehicles where bike_name = 'WIDE'")).toEqual([
    { price_paise: 10450050 },
  ])

  expect(await exportCatalogue(embeddedProject(demo), at('first'))).toEqual({
    vehicles: 29,
    pictures: 2,
    brochures: 1,
  })
  expect((await bring(empty, 'first', true)).isChange).toBe(true)
  await exportCatalogue(embeddedProject(empty), at('second'))
  expect(await filesOf('second')).toEqual(await filesOf('first'))
  expect(Object.keys(await filesOf('first'))).toHaveLength(8 + 2 + 1)
  expect(Object.keys(await filesOf('first')).join(' ')).toContain(`.${placeholder}.webp`)
  expect(await empty.sql(`select name from storage.objects where bucket_id = 'documents'`)).toHaveLength(1)
})

test('what has come in changes nothing a second time', async () => {
  const before = await empty.sql('select * from public.vehicles order by id')
  const { isChange, said } = await bring(empty, 'first', true)
  expect(isChange).toBe(false)
  expect(said.filter((line) => /^(?:new|changed|moved|gone)/.test(line))).toEqual([])
  expect(said).toContain('vehicles.csv: 29 same')
  expect(await empty.sql('select * from public.vehicles order by id')).toEqual(before)
})

describe('a change', () => {
  beforeAll(async () => {
    const first = Object.entries(await filesOf('first')).map(([file, content]) => [
      file,
      Buffer.from(content, 'base64'),
    ])
    await write('edited', Object.fromEntries(first))
    const variants = join(at('edited'), 'variants.csv')
    const text = await readFile(variants, 'utf8')
    await writeFile(
      variants,
      text.replace(/^(LIVO,[^,]+),\d+$/m, '$1,"99,001"').replace(/^SP125,Disc.*\n/m, '') +
        'UNICORN,Gold,200000\n',
    )
  })

  test('is told row by row before it is made', async () => {
    const { isChange, said } = await bring(empty, 'edited', false)
    expect(isChange).toBe(true)
    const changes = said.filter((line) => /^(?:new|changed|moved|gone)/.test(line))
    expect(changes).toEqual([
      expect.stringMatching(/^changed {2}variants\.csv:\d+ +LIVO · .*; price: \d+ → 99001$/),
      expect.stringMatching(/^gone {5}variants\.csv +SP125 · Disc/),
      expect.stringMatching(/^new {6}variants\.csv:\d+ +UNICORN · Gold$/),
    ])
    const [{ price_paise }] = (await empty.sql(
      "select price_paise from public.vehicles where bike_name = 'LIVO'",
    )) as [{ price_paise: number }]
    expect(price_paise).not.toBe(9900100)
  })

  test('stands in the audit trail, can be taken back there, and follows to the price', async () => {
    await bring(empty, 'edited', true)
    expect(await empty.sql("select price_paise from public.vehicles where bike_name = 'LIVO'")).toEqual([
      { price_paise: 9900100 },
    ])
    const events = await empty.sql(
      `select subject, after, can_take_back from public.audit_report order by created_at desc limit 4`,
    )
    expect(events.toReversed()).toEqual([
      expect.objectContaining({ subject: 'Livo · variants', can_take_back: true }),
      expect.objectContaining({ subject: 'SP125 · variants', can_take_back: true }),
      expect.objectContaining({ subject: 'Unicorn · variants', can_take_back: true }),
      { subject: 'Catalogue import', after: 'changed: Livo, SP125, Unicorn', can_take_back: false },
    ])
  })
})

describe('what is wrong', () => {
  test('is named by file, line and column, with what to do, and changes nothing', async () => {
    await write('wrong', {
      'vehicles.csv': `${titles.vehicles}
ONE,shown,motorcycle,naked,One,,yes,,"two
lines",,,,,,pictures/none.webp,,,,,made,,,,,,
TWO,new,motorbike,naked,,,perhaps,,,,,,,,side.webp,,,,,made,,,,,,
TWO,draft,motorcycle,naked,Two,,yes,,,,,,,free,,,,,,made,,,,,,`,
      'variants.csv': `${titles.variants}\nONE,Disc,0\nTWO,Disc,100\nTWO,disc,100\nTHREE,Disc,100`,
      'specification.csv': 'vehicle,part,label,text\nONE,Motor,power,1 kW',
    })
    expect((await problemsOf(empty, 'wrong')).sort()).toEqual([
      'specification.csv, line 2, part: Write one of bodyDimensions, engine, battery, transmission, tyresAndBrakes, frameAndSuspension, electricals.',
      'variants.csv, line 2, price: Please enter a valid price',
      'variants.csv, line 4, variant: There is another variant of this name.',
      'variants.csv, line 5, vehicle: There is no vehicle “THREE” in vehicles.csv. Correct the name, or add a row there.',
      'vehicles.csv, line 2, main picture: There is no file pictures/none.webp. Put it there, or correct the name; capitals count.',
      'vehicles.csv, line 2, state: A model on the site needs its engine or motor. Fill that in, or write hidden or draft.',
      'vehicles.csv, line 4, display name: Please enter the name of the page.',
      'vehicles.csv, line 4, in menu: Write yes or no.',
      'vehicles.csv, line 4, line: Write one of motorcycle, scooter, ev, bigwing',
      'vehicles.csv, line 4, main picture: Name a file in the folder “pictures”, like pictures/side.webp; this is side.webp.',
      'vehicles.csv, line 4, state: A model on the site needs its engine or motor and details. Fill that in, or write hidden or draft.',
      'vehicles.csv, line 4, state: Write one of draft, shown, hidden, archived.',
      'vehicles.csv, line 5, name: This name stands twice. Take one of the rows out.',
    ])
    expect(await empty.sql("select id from public.vehicles where bike_name in ('ONE', 'TWO')")).toEqual([])
  })

  test('with what the project has is named too', async () => {
    await write('taken', {
      'vehicles.csv': `${titles.vehicles}
WAS WIDE,draft,motorcycle,naked,Was wide,,yes,,,,,,,,,,,,,made,,,,,,
BARE,shown,motorcycle,naked,Bare,,yes,,,,,,,,,,,,,made,,,,,,`,
      'former-names.csv': 'vehicle,former name\nBARE,LIVO',
    })
    expect(await problemsOf(empty, 'taken')).toEqual([
      'vehicles.csv, line 3, state: A model on the site needs its price, main picture, engine or motor, and details. Fill that in, or write hidden or draft.',
      'vehicles.csv, line 2, name: This is a former name of “WIDE”, whose address leads there. Choose another.',
      'former-names.csv, line 2, former name: In the project this name leads to “LIVO”. Take the row out.',
    ])
  })

  test('is a file of another kind, a missing column and letters that are no UTF-8', async () => {
    await write('files', {
      'vehicles.csv': 'name,state\nONE,draft',
      'variants.csv': Buffer.concat([Buffer.from(`${titles.variants}\nONE,Fa`), Buffer.from([0xe7, 0x0a])]),
      'colours.csv': 'vehicle,colour,paint,accent,picture,mood,\n',
    })
    expect(await problemsOf(empty, 'files')).toEqual([
      expect.stringMatching(/^vehicles\.csv, line 1: Not there: line, body type, .* Add the column/),
      'variants.csv, line 1: This is no UTF-8. Save it again as “CSV UTF-8”, so that every letter arrives.',
      'colours.csv, line 1: Not there: swatch. Add the column, empty where there is nothing to say.',
      'colours.csv, line 1: Nobody knows the column mood. Take it out, or correct its title.',
      'colours.csv, line 1: Nobody knows the column (without a title). Take it out, or correct its title.',
    ])
  })
})

test('nothing is changed when one of many is refused by the database', async () => {
  const before = await empty.sql('select count(*)::integer as count from public.vehicles')
  await empty.sql(`create function private.refuse_second() returns trigger language plpgsql as
    $$ begin if new.bike_name = 'N2' then raise exception 'no'; end if; return new; end $$;`)
  await empty.sql(
    'create trigger refuse_second before insert on public.vehicles for each row execute function private.refuse_second()',
  )
  const rows = ['N1', 'N2'].map((name) => `${name},draft,ev,naked,${name},,yes,,,,,,,,,,,,,made,,,,,,`)
  await write('refused', { 'vehicles.csv': [titles.vehicles, ...rows].join('\n') })
  await expect(bring(empty, 'refused', true)).rejects.toThrow('no')
  await empty.sql('drop trigger refuse_second on public.vehicles')
  expect(await empty.sql('select count(*)::integer as count from public.vehicles')).toEqual(before)
})
