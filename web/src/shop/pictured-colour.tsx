import type { Colour } from '#contract/catalogue/catalogue.ts'
import { t } from '#contract/wire/language.ts'
import { useSearchState } from '#web/lib/address/search-state.ts'

interface PicturedColourProps {
  /** The colours of the model in order: the first is the one that its pictures show. */
  colours: readonly Colour[]
}

/**
 * Says which colour the pictures beside it show, where the visitor has chosen another one and there are no
 * pictures in that colour. Nothing where both are the same.
 */
export function PicturedColour({ colours }: PicturedColourProps) {
  const [address] = useSearchState()
  const [pictured] = colours
  const chosen = colours.find(({ name }) => name === address.get('colour'))
  if (!pictured || !chosen || chosen === pictured) return null
  const shown = pictured.words
  const wanted = chosen.words
  return <p className="mt-1 text-pretty text-muted">{t`These pictures show ${shown}, not ${wanted}.`}</p>
}
