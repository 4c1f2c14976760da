import { spawn } from 'node:child_process'

const version = '13.5.0'
const mostTries = 3

/** What Lighthouse says of one load; times in milliseconds, scores from 0 to 100. */
export interface PageLoad {
  scores: number[]
  performance: number
  firstPaint: number
  largestPaint: number
  blocking: number
  shift: number
  kilobytes: number
}

/**
 * Loads a page once as Lighthouse does for phones: simulated slow 4G, a processor four times slower. npm fetches
 * Lighthouse the first time: it is larger than this project, and needed by nobody else.
 */
export async function loadWithLighthouse(url: string, chromium: string): Promise<PageLoad> {
  // It fails now and then to find its own traces.
  for (let tries = 1; tries < mostTries; tries++) {
    const loaded = await loadOnce(url, chromium).catch(() => undefined)
    if (loaded) return loaded
  }
  return loadOnce(url, chromium)
}

async function loadOnce(url: string, chromium: string): Promise<PageLoad> {
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-quic'
  const args = ['exec', '--yes', `--package=lighthouse@${version}`, '--']
  const report = await output('npm', [...args, 'lighthouse', url, '--output=json', '--quiet', flags], {
    CHROME_PATH: chromium,
  })
  const { audits, categories } = JSON.parse(report) as {
    audits: Record<string, { numericValue?: number }>
    categories: Record<string, { score: number }>
  }
  const names = ['performance', 'accessibility', 'best-practices', 'seo']
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const scores = names.map((name) => Math.round((categories[name]?.score ?? 0) * 100))
  return {
    scores,
    performance: Math.round((categories.performance?.score ?? 0) * 100),
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
