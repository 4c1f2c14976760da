import type { SiteHealth, VitalFigure } from '#contract/site/site-health.ts'

/** The health of a site that nobody has visited yet and that lacks nothing. */
export function aSiteHealth(given: Partial<SiteHealth> = {}): SiteHealth {
  return {
    day: '2026-11-20',
    visits: 0,
    figures: [],
    versions: [],
    errors: [],
    readiness: {
      status: 'ok',
      version: 'local',
      database: 'ok',
      storage: 'ok',
      secondStore: 'ok',
      waiting: 0,
      oldestSeconds: null,
      stuck: [],
      refused: 0,
      lateMails: 0,
      leftOutReceipts: 0,
    },
    lastBackupAt: null,
    ...given,
  }
}

/** A figure of all visits of the last seven days. */
export function aVitalFigure(given: Partial<VitalFigure> = {}): VitalFigure {
  return { part: 'all', value: '', weeksAgo: 0, vital: 'lcp', samples: 400, p75: 1800, ...given }
}
