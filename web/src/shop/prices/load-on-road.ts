import { keptFor } from '#web/lib/api/kept-answer.ts'
import { callApi } from '#web/lib/api/late-api.ts'

/** The charges that hold today. A page may stay open for days, so an answer is kept only for a minute. */
export const loadOnRoad = keptFor(60_000, () => callApi('getOnRoad'))
