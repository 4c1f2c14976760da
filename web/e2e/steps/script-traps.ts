import type { Page } from '@playwright/test'
import { canaryHost } from './script-payloads.ts'

/** Describes everything that a payload managed to do; stays empty when nothing ran. */
export async function watchForScripts(page: Page): Promise<string[]> {
  const caught: string[] = []
  await page.exposeFunction('__ran', (number: unknown) => void caught.push(`payload ${number} ran`))
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) => {
      console.error(`The policy stopped ${violatedDirective} ${blockedURI}`)
    })
  })
  page.on('dialog', (dialog) => {
    caught.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => void caught.push(`window: ${popup.url()}`))
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === canaryHost) caught.push(`request: ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (/^(?:data|javascript|vbscript):/i.test(frame.url())) caught.push(`frame: ${frame.url()}`)
  })
  return caught
}

/**
 * Moves the pointer over every cell, unfolds every long text and moves the focus through all focusable
 * elements.
 */
export async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('td button[aria-expanded=false]'))
      button.click()
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'mousemove'])
        element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
      if (element.tabIndex >= 0) element.focus({ preventScroll: true })
    }
  })
}

/** The names of elements inside cells that reports never make, and of attributes that could run code. */
export async function strangersIn(page: Page, cells: string): Promise<string[]> {
  return page.evaluate((selector) => {
    const known = ['SPAN', 'BUTTON', 'A', 'WBR', 'svg', 'path', 'rect']
    return [...document.querySelectorAll(selector)].flatMap((cell) =>
      [cell, ...cell.querySelectorAll('*')].flatMap((element) => [
        ...(element !== cell && !known.includes(element.tagName) ? [element.tagName] : []),
        ...element.getAttributeNames().filter((name) => /^(?:on|srcdoc|formaction|style$)/.test(name)),
        ...(/^\s*(?:javascript|data|vbscript):/i.test(element.getAttribute('href') ?? '') ? ['href'] : []),
      ]),
    )
  }, cells)
}
