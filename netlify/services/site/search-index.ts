import type { SearchIndex } from '#contract/site/search-index.ts'
import { listSearchedModels, listSearchedOutlets } from '#server/data/site/search-index.ts'
import type { DatabaseClient } from '#server/lib/supabase/supabase-clients.ts'
import { getShownParts } from './site-parts.ts'

/** The catalogue and the outlets as the search of the site needs them; prices in rupees. */
export async function getSearchIndex(db: DatabaseClient): Promise<SearchIndex> {
  const [models, outlets, parts] = await Promise.all([
    listSearchedModels(db),
    listSearchedOutlets(db),
    getShownParts(db),
  ])
  return { models, outlets, parts }
}
