import { latePart } from '#web/ui/loading/late-part.tsx'

/** `DealerSteps`, which stand there to be read and need no code until their text changes. */
export const LateDealerSteps = latePart(() =>
  import('./dealer-steps.tsx').then(({ DealerSteps }) => DealerSteps),
)
