import type { SearchIndex } from '#contract/site/search-index.ts'
import { listSearchedModels, listSearchedOutlets } from '#server/data/site/search-index.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { spokenLanguage } from '#server/lib/words/in-language.ts'
import { getShownParts } from './site-parts.ts'

/**
 * The catalogue and the outlets as the search of the site needs them; prices in rupees. In other languages
 * than English every name has a text beside it that is translated.
 */
export async function getSearchIndex(db: DatabaseClient): Promise<SearchIndex> {
  const [models, outlets, parts] = await Promise.all([
    listSearchedModels(db),
    listSearchedOutlets(db),
    getShownParts(db),
  ])
  if (spokenLanguage() === 'en') return { models, outlets, parts }
  return {
    models: models.map((model) => ({
      ...model,
      colours: model.colours.map((colour) => ({ ...colour, words: colour.name })),
      accessories: model.accessories.map((part) => ({ ...part, words: part.heading })),
    })),
    outlets: outlets.map((outlet) => ({ ...outlet, words: outlet.name, addressWords: outlet.address })),
    parts,
  }
}
