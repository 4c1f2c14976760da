import { type Remote, wrap } from 'comlink'
import type { ReportDefinition } from '#contract/reports/report-definition.ts'
import type { ExportKind } from './export-kinds.ts'
import type { ReportMaker } from './report-maker.ts'

/** A maker in a worker of its own; the signal ends the worker in the middle of any work. */
export async function openMaker(
  kind: ExportKind,
  report: ReportDefinition,
  signal: AbortSignal,
): Promise<Remote<ReportMaker>> {
  const worker = new Worker(new URL('./maker-worker.ts', import.meta.url), { type: 'module' })
  signal.addEventListener('abort', () => worker.terminate(), { once: true })
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new Error('The worker could not be started.')), {
      once: true,
    })
  })
  const Maker = wrap<typeof ReportMaker>(worker)
  return Promise.race([new Maker(kind, report), failed])
}
