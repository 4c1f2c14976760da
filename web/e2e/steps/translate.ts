import type { Page } from '@playwright/test'

/**
 * Translates the shown page as Chrome's translator does, and each text that appears later: the element that a
 * text stood in gets two `<font>` elements around new words, and the page's own text node is thrown away. The
 * words stay the same here, so that tests can read them.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const untranslated = 'font, script, style, noscript, svg, textarea, title'
    const translateText = (text: Text) => {
      if (!/\p{L}/u.test(text.data) || text.parentElement?.closest(untranslated)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      texts.forEach(translateText)
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) translateIn(node)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
    translateIn(document.body)
  })
}
