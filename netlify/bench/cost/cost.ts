import { findChromium } from '#server/testing/run/chromium.ts'
import { openDemoSite } from '../process/demo-site.ts'
import type { Say } from '../section.ts'
import { printTable, verdict } from '../table.ts'
import { enquire, visit, workForAnHour } from './cost-scenes.ts'
import { openCountingProxy, type Traffic } from './counting-proxy.ts'

const port = 8895
/** 600 calls in a staff day of eight hours. */
const mostCallsOfHour = 75

/** A month of one dealer. */
const month = { visits: 50_000, leads: 2_000, staffHours: 8 * 26 * 8, builds: 40 }
/** Netlify's credits, as its documents said in November 2026. */
const credits = { build: 15, per10000Requests: 2, perGigabyte: 20, perGigabyteHour: 10 }
/** Gigabytes of a function, and seconds that a call of it takes in the vendor's region. */
const gigabytes = 1
const secondsOfCall = 0.15
/** The scheduled functions: two each minute, two each five minutes, one each hour. */
const scheduledCalls = 30 * 24 * (2 * 60 + 2 * 12 + 1)

/**
 * Counts calls of functions, other requests and bytes of a visit, of an enquiry and of a staff hour in a real
 * Chromium, and says what a month of them costs.
 */
export async function benchCost(say: Say): Promise<boolean> {
  const executablePath = await findChromium()
  if (!executablePath) {
    say('\nCost: skipped, there is no Chromium on this machine.')
    return true
  }
  const { chromium } = await import('@playwright/test')
  const site = process.env.BENCH_SITE
    ? { origin: process.env.BENCH_SITE, staff: staffIn(process.env), close: async () => undefined }
    : await openDemoSite({ port })
  const proxy = await openCountingProxy(site.origin)
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  try {
    // The CDN keeps what the first visitor asked for.
    await visit(browser, proxy)
    const aVisit = await visit(browser, proxy)
    const again = await visit(browser, proxy, true)
    const anEnquiry = await enquire(browser, proxy)
    const anHour = await workForAnHour(browser, proxy, site.staff)
    const rows: [string, Traffic][] = [
      ['a visit of four pages, a new device', aVisit],
      ['the same on a device that was here before', again],
      ['an enquiry by the contact form, its page included', anEnquiry],
      ['a staff hour at the inbox, touched one minute in eight', anHour],
    ]
    printTable(
      say,
      'What a vendor counts',
      ['', 'functions', 'kept by the CDN', 'files', 'pictures', 'KB'],
      rows.map(([what, { functions, kept, files, pictures, bytes }]) => [
        what,
        functions,
        kept,
        files,
        pictures,
        Math.round(bytes / 1000),
      ]),
    )
    sayMonth(say, aVisit, anEnquiry, anHour)
    return anHour.functions <= mostCallsOfHour
  } finally {
    await browser.close()
    proxy.close()
    await site.close()
  }
}

function staffIn({ BENCH_USER_ID: userId = '', BENCH_PASSWORD: password = '' }: NodeJS.ProcessEnv) {
  return { userId, password }
}

function sayMonth(say: Say, aVisit: Traffic, anEnquiry: Traffic, anHour: Traffic): void {
  const { visits, leads, staffHours, builds } = month
  const times = (one: keyof Traffic) =>
    aVisit[one] * visits + anEnquiry[one] * leads + anHour[one] * staffHours
  const functions = times('functions') + scheduledCalls
  const requests = functions + times('kept') + times('files') + times('pictures')
  const gigabytesSent = times('bytes') / 1e9
  const hours = (functions * secondsOfCall * gigabytes) / 3600
  const rows: [string, number, number][] = [
    ['builds', builds, builds * credits.build],
    ['requests', requests, (requests / 10_000) * credits.per10000Requests],
    ['gigabytes sent', gigabytesSent, gigabytesSent * credits.perGigabyte],
    ['gigabyte hours of functions', hours, hours * credits.perGigabyteHour],
  ]
  const sum = rows.reduce((total, [, , used]) => total + used, 0)
  printTable(
    say,
    `A month of ${visits.toLocaleString('en')} visits, ${leads.toLocaleString('en')} leads, ${staffHours.toLocaleString('en')} staff hours, all devices new`,
    ['', 'volume', 'credits'],
    [...rows, ['sum', '', sum]],
  )
  say(
    `\nA staff hour makes ${anHour.functions} calls (≤ ${mostCallsOfHour}): ${verdict(anHour.functions <= mostCallsOfHour)}`,
  )
}
