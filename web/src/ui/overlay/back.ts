import { useEffect, useEffectEvent } from 'react'
import { shownRouter } from '#web/lib/shown-router.ts'

/**
 * Back closes what is open before it leaves the page. While something is open, the history has one more entry of the
 * same page with a mark in its state; Back then only takes that entry away. The router never hears of it, because page,
 * address and key stay the same.
 */

/** Closes what is open, newest last. */
let open: readonly (() => void)[] = []
/** The marked entry is being taken away because nothing is open any more. */
let isLeaving = false

/** While `isOpen`, Back calls `close`, the newest first. What stays open all the same can be closed by Back again. */
export function useClosedByBack(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    watch()
    return isOpen ? closeByBack(() => closeNow()) : undefined
  }, [isOpen])
}

/** The same for what loads this file only when it opens, until the returned function is called. */
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

/** Is anything open that Back would close? */
export function isAnythingOpen(): boolean {
  return open.length > 0
}

function watch(): void {
  const router = shownRouter.current
  if (!router || shownRouter.onStep) return
  shownRouter.onStep = arrive
  router.subscribe(settleSoon)
}

/** A moment later: what closes because of a link knows by then that the page changes. */
function settleSoon(): void {
  setTimeout(settle, 0)
}

/** Puts the marked entry there while something is open, and takes it away when nothing is. */
function settle(): void {
  const router = shownRouter.current
  if (!router || isLeaving || router.state.navigation.state !== 'idle') return
  if (open.length > 0 && !isMarked()) history.pushState({ ...history.state, isMarked: true }, '')
  else if (open.length === 0 && isMarked()) {
    isLeaving = true
    history.back()
  }
}

function arrive(event: PopStateEvent): void {
  const wasLeaving = isLeaving
  isLeaving = false
  // Another page: that is the router's matter.
  if ((history.state?.key ?? 'default') !== shownRouter.current?.state.location.key) return
  event.stopImmediatePropagation()
  if (wasLeaving) settleSoon()
  else if (isMarked()) history.forward()
  else if (open.length > 0) {
    open.at(-1)?.()
    settleSoon()
  }
  // From a mark that a reload has left: the visitor means the page before this one.
  else history.back()
}

function isMarked(): boolean {
  return history.state?.isMarked === true
}
