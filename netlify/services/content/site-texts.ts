import { pageListEntries } from '#contract/content/page-lists.ts'
import { pageTextIds } from '#contract/content/page-text-list.ts'
import { isFigure } from '#domain/catalogue/figure-words.ts'
import { labelWords } from '#domain/catalogue/label-words.ts'
import { listPageTexts as listStoredTexts } from '#server/data/content/page-texts.ts'
import * as data from '#server/data/content/site-texts.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { paragraphsOf } from './page-texts.ts'

/**
 * The schemas of lists whose entries are translated, as `contract/content/page-lists.ts` marks them in the
 * answers.
 */
const spokenLists = {
  team: { place: 'Staff members', fields: ['role', 'department'] },
  testimonials: { place: 'Testimonials', fields: ['words'] },
  'service-plan': { place: 'Service plan', fields: ['name'] },
  pictures: { place: 'Pictures', fields: ['alt'] },
} as const

/**
 * Every English text that staff wrote for visitors, each once, at its first place: texts that many visitors
 * read come first. A figure with its unit is no text.
 */
export async function listSiteTexts(db: DatabaseClient): Promise<data.SiteText[]> {
  const [content, dealer, vehicles, pages, lists] = await Promise.all([
    data.listContentTexts(db),
    data.listDealerTexts(db),
    data.listVehicleTexts(db),
    listPageTexts(db),
    listListTexts(db),
  ])
  const at = (place: string, texts: readonly string[]) => texts.map((text) => ({ text, place }))
  const all = [
    ...content,
    ...dealer,
    ...lists,
    ...vehicles.flatMap(({ place, texts }) => at(place, texts)),
    ...at(
      'Data sheets',
      vehicles.flatMap(({ sheets }) => sheets.flatMap(sheetTexts)),
    ),
    ...at(
      'Colours',
      vehicles.flatMap(({ colours }) => colours),
    ),
    ...vehicles.flatMap(({ place, features }) => at(`${place} · Features`, features)),
    ...pages,
    ...vehicles.flatMap(({ place, accessories }) => at(`${place} · Accessories`, accessories)),
  ]
  const first = new Map(all.toReversed().map((one) => [one.text, one]))
  return [...new Set(all.map(({ text }) => text))].flatMap((text) => {
    const found = first.get(text)
    return found && !isFigure(text) ? [found] : []
  })
}

async function listPageTexts(db: DatabaseClient): Promise<data.SiteText[]> {
  const written = await listStoredTexts(db)
  return pageTextIds.flatMap((id) => {
    const parts = paragraphsOf(written.find((text) => text.id === id)?.markdown ?? '')
    return parts.map((text) => ({ text, place: data.pageTextPlace(id) }))
  })
}

async function listListTexts(db: DatabaseClient): Promise<data.SiteText[]> {
  const rows = await data.listListEntries(db)
  return Object.entries(spokenLists).flatMap(([id, { place, fields }]) => {
    const entries = rows.find((row) => row.id === id)?.entries
    const schema = pageListEntries[id as keyof typeof spokenLists]
    return (Array.isArray(entries) ? entries : []).flatMap((given) => {
      const entry = schema.safeParse(given).data as Record<string, unknown> | undefined
      return fields.map((field) => ({ text: String(entry?.[field] ?? ''), place }))
    })
  })
}

/** The labels of a data sheet as pages show them, and the values beside them. */
function sheetTexts(sheet: data.VehicleTexts['sheets'][number]): string[] {
  return Object.entries(sheet ?? {}).flatMap(([label, text]) => [labelWords(label), String(text)])
}
