import { chromium } from 'playwright'
const [,, tag, pw, ...rest] = process.argv
const base = 'http://localhost:8940'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
for (const [w, h] of [[360, 800], [1440, 900]]) {
  const ctx = await browser.newContext({ viewport: { width: w, height: h }, locale: 'en-IN' })
  const page = await ctx.newPage()
  const errors = []
  page.on('pageerror', (e) => errors.push(String(e)))
  const shot = async (name, full = false) => page.screenshot({ path: `/tmp/hD-shots/${tag}-${name}-${w}.png`, fullPage: full })
  await page.goto(base + '/', { waitUntil: 'networkidle' })
  await page.waitForTimeout(1500)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(300)
  await shot('home', true)
  if (w < 1000) { await page.getByRole('button', { name: 'Open menu' }).click(); await page.waitForTimeout(600); await shot('menu'); await page.keyboard.press('Escape') }
  await page.goto(base + '/joy-club', { waitUntil: 'networkidle' }); await page.waitForTimeout(800); await shot('club')
  await page.goto(base + '/dealers/become-honda-network', { waitUntil: 'networkidle' }); await page.waitForTimeout(800); await shot('network')
  await page.goto(base + '/admin/login'); 
  await page.getByLabel('User ID').fill('demo').catch(async () => { await page.locator('input').first().fill('demo') })
  await page.locator('input[type=password]').fill(pw)
  await page.keyboard.press('Enter')
  await page.waitForURL(/dashboard/, { timeout: 20000 }).catch(() => {})
  await page.waitForTimeout(1500)
  await page.goto(base + '/admin/dashboard', { waitUntil: 'networkidle' }); await page.waitForTimeout(800); await shot('dashboard', true)
  await page.goto(base + '/admin/dashboard?page=parts', { waitUntil: 'networkidle' }); await page.waitForTimeout(800); await shot('parts', true)
  console.log(tag, w, errors)
  if (rest.includes('off') && w === 360) {
  }
  await ctx.close()
}
await browser.close()
