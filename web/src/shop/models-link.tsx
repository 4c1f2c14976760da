import { isOff } from '#contract/site/site-parts.ts'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { ButtonLink } from '#web/ui/button.tsx'

interface ModelsWay {
  to: string
  /** The words of a button that leads there. */
  words: string
}

/** Where visitors begin to look at models: the motorcycles, or every model where a dealer has none. */
export function useModelsWay(): ModelsWay {
  const { parts } = useDealership()
  return isOff(parts, 'motorcycle')
    ? { to: paths.models, words: t`See all models` }
    : { to: paths.motorcycle, words: t`See motorcycles` }
}

/** A button that leads to the models. */
export function ModelsLink(props: Pick<Parameters<typeof ButtonLink>[0], 'variant' | 'size'>) {
  const { to, words } = useModelsWay()
  return (
    <ButtonLink to={to} {...props}>
      {words}
    </ButtonLink>
  )
}
