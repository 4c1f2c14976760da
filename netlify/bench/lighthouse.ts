import { spawn } from 'node:child_process'
import { median } from './samples.ts'

const version = '13.5.0'
const mostTries = 3

/** The categories Lighthouse scores, in the order of a load's scores. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's figures for one load: times in milliseconds, scores from 0 to 100. */
export interface PageLoad {
  /** In the order of the categories. */
  scores: number[]
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  kilobytes: number
}

/**
 * Loads a page once with Lighthouse's settings for phones: simulated slow 4G, a processor four times slower.
 * npm fetches Lighthouse at the first call, because it is larger than this project and nothing else needs it.
 */
export async function loadWithLighthouse(url: string, chromium: string): Promise<PageLoad> {
  // Now and then Lighthouse cannot find its own traces, or answers without a figure.
  for (let tries = 1; tries < mostTries; tries++) {
    const loaded = await loadOnce(url, chromium).catch(() => undefined)
    if (loaded) return loaded
  }
  return loadOnce(url, chromium)
}

/** The medians of some loads of one page. */
export function mediansOf(loads: readonly PageLoad[]): PageLoad {
  const middle = (figure: Exclude<keyof PageLoad, 'scores'>) => median(loads.map((load) => load[figure]))
  return {
    scores: categories.map((_, nth) => median(loads.map(({ scores }) => scores[nth] ?? 0))),
    firstPaint: middle('firstPaint'),
    largestPaint: middle('largestPaint'),
    blocking: middle('blocking'),
    shift: middle('shift'),
    kilobytes: middle('kilobytes'),
  }
}

async function loadOnce(url: string, chromium: string): Promise<PageLoad> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-quic'
  const args = ['exec', '--yes', `--package=lighthouse@${version}`, '--']
  const report = await output('npm', [...args, 'lighthouse', url, '--output=json', '--quiet', flags], {
    CHROME_PATH: chromium,
  })
  return readLoad(report, url)
}

/** The figures in Lighthouse's JSON; throws when one is missing, because then the page was not measured. */
export function readLoad(report: string, url: string): PageLoad {
  const answer = JSON.parse(report) as {
    audits: Record<string, { numericValue?: number }>
    categories: Record<string, { score: number | null }>
  }
  const given = (value: number | null | undefined, name: string) => {
    if (typeof value !== 'number') throw new Error(`Lighthouse gave no ${name} of ${url}`)
    return value
  }
  const figure = (name: string) => given(answer.audits[name]?.numericValue, name)
  return {
    scores: categories.map((name) => Math.round(given(answer.categories[name]?.score, name) * 100)),
    firstPaint: figure('first-contentful-paint'),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    kilobytes: figure('total-byte-weight') / 1024,
  }
}

function output(program: string, args: string[], environment: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let text = ''
    child.stdout.on('data', (part) => {
      text += part
    })
    let complaint = ''
    child.stderr.on('data', (part) => {
      complaint += part
    })
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0
        ? resolve(text)
        : reject(new Error(`${program} ended with ${code}: ${complaint.slice(-500)}`)),
    )
  })
}
