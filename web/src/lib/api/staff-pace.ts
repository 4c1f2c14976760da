import type { Pace } from './use-staff-refresh.ts'

/**
 * How often the screens of staff ask for news. An hour of work within eight makes at most 600 calls of either
 * screen, as their test counts; push messages bring new leads sooner.
 */
export const inboxPace: Pace = { workedMs: 15_000, idleMs: 60_000 }
export const dashboardPace: Pace = { workedMs: 60_000, idleMs: 120_000 }
