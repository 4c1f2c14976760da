import { useEffect, useEffectEvent } from 'react'
import { shownRouter } from '#web/lib/address/shown-router.ts'

/**
 * Makes the Back button close an open overlay before it leaves the page. While an overlay is open, the
 * history has one more entry of the same page with a mark in its state, and Back only removes that entry. The
 * router never hears of this, because page, address and key stay the same.
 *
 * An overlay that is closed in another way leaves its marked entry in the history: removing an entry takes
 * effect at some later moment, and could close an overlay that was opened meanwhile, or stop a navigation
 * that began meanwhile. The next overlay uses the entry again, and Back skips it.
 */

/** The functions that close the open overlays, newest last. */
let open: readonly (() => void)[] = []

/**
 * While `isOpen`, Back calls `close`, for the newest overlay first. An overlay that stays open nevertheless
 * can be closed by pressing Back again.
 */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    watch()
    return isOpen ? closeByBack(() => closeNow()) : undefined
  }, [isOpen])
}

/**
 * Like `useClosedByBack`, but for callers that load this file when their overlay opens; lasts until the
 * returned function is called.
 */
export function closeByBack(close: () => void): () => void {
  watch()
  const entry = () => close()
  open = [...open, entry]
  settleSoon()
  return () => {
    open = open.filter((other) => other !== entry)
    settleSoon()
  }
}

/** Is any overlay open that Back would close? */
export function isAnythingOpen(): boolean {
  return open.length > 0
}

function watch(): void {
  const router = shownRouter.current
  if (!router || shownRouter.onStep) return
  shownRouter.onStep = arrive
  router.subscribe(settleSoon)
}

let nextSettling: ReturnType<typeof setTimeout> | undefined

/**
 * Settles a moment later, because by then an overlay that closes when a link is pressed knows that the page
 * changes.
 */
function settleSoon(): void {
  clearTimeout(nextSettling)
  nextSettling = setTimeout(settle, 0)
}

/** Adds the marked entry while an overlay is open. */
function settle(): void {
  const router = shownRouter.current
  if (router?.state.navigation.state !== 'idle' || !isOf(router.state.location)) return
  if (open.length > 0 && !isMarked()) history.pushState({ ...history.state, isMarked: true }, '')
  else if (open.length === 0 && isMarked() && history.length === 2) leaveWhenCalm()
}

/** How long nothing must open, close or navigate, in milliseconds. */
const calmMs = 1000

/** Whether the marked entry is being removed. */
let isLeaving = false

/**
 * Removes the marked entry where the history has no page before this one: Back would have nothing to skip to
 * there, and one press would do nothing. That waits until the visitor has gone nowhere for a while after
 * closing an overlay.
 */
function leaveWhenCalm(): void {
  addEventListener('beforeunload', stay, { once: true })
  nextSettling = setTimeout(() => {
    isLeaving = true
    history.back()
  }, calmMs)
}

function stay(): void {
  clearTimeout(nextSettling)
}

/** The key of the page from which a step through the history led to an entry of another page. */
let leftPage: string | undefined

function arrive(event: PopStateEvent): void {
  const wasLeaving = isLeaving
  isLeaving = false
  const page = shownRouter.current?.state.location
  if (!page) return
  const wasLeft = leftPage === page.key
  leftPage = isOf(page) ? undefined : page.key
  // A step to another page is left to the router, and so is a step back from a page before it was shown, such
  // as when unsaved work keeps the visitor.
  if (leftPage || wasLeft) {
    settleSoon()
    return
  }
  event.stopImmediatePropagation()
  if (wasLeaving) settleSoon()
  else if (isMarked()) history.forward()
  else if (open.length > 0) {
    open.at(-1)?.()
    settleSoon()
  }
  // No overlay is open any more, so the visitor means the page before this one.
  else history.back()
}

/** Does the entry of the history that the browser is at belong to this page? */
function isOf({ key }: { key: string }): boolean {
  return (history.state?.key ?? 'default') === key
}

function isMarked(): boolean {
  return history.state?.isMarked === true
}
