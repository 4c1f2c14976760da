/**
 * To be run in a page. Keeps the frame into which the product puts a print, so that a test can inspect it: a
 * headless browser has no print dialog.
 */
export function keepPrints(): void {
  const add = Element.prototype.append
  HTMLBodyElement.prototype.append = function (...nodes: (Node | string)[]) {
    add.apply(this, nodes)
    for (const node of nodes)
      if (node instanceof HTMLIFrameElement && node.contentWindow) node.contentWindow.print = () => undefined
  }
}
