/**
 * A file that the worker keeps from the start; a file without a revision has a name that changes with its
 * content.
 */
export interface KeptFile {
  url: string
  revision: string | null
  /** The folder of the file's language; empty for English. */
  folder: string
  /** Whether the file is the page that says that another page cannot be shown. */
  isWords: boolean
}

/** The messages that a page sends to the worker. */
export type Wish =
  /** Lets a waiting version take over. */
  | { type: 'SKIP_WAITING' }
  /** Keeps the files of the asking page's language, and the files that the page has opened. */
  | { type: 'KEEP'; page: string; files: string[] }
  /** Keeps the code of the back office, by the first script of its page and the files that it has loaded. */
  | { type: 'KEEP_OFFICE'; script: string; files: string[] }
  /** Asks for the state of the connection when the worker last used it. */
  | { type: 'HOW_IS_LINE' }
  /** Asks whether a page's first script belongs to this version. */
  | { type: 'IS_MINE'; script: string }

/** An open page. */
interface PageClient {
  url: string
  visibilityState: DocumentVisibilityState
  postMessage: (words: unknown) => void
  focus: () => Promise<unknown>
}

/** The bytes that the site has stored on the device; some browsers also say for which storage. */
interface StorageUse {
  usage?: number
  usageDetails?: { caches?: number }
}

/**
 * The part of a service worker's global scope that is used here. TypeScript's own type of it cannot be
 * combined with the type of a page's scope.
 */
export interface WorkerScope {
  /** The build writes this list before the worker's code; see `netlify/build/worker/write-worker.ts`. */
  keptFiles?: KeptFile[]
  location: Location
  navigator: {
    connection?: { saveData?: boolean }
    setAppBadge?: () => Promise<void>
    storage?: { estimate: () => Promise<StorageUse> }
  }
  clients: {
    claim: () => Promise<void>
    openWindow: (path: string) => Promise<unknown>
    matchAll: (options: { type: 'window'; includeUncontrolled?: boolean }) => Promise<PageClient[]>
  }
  registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  skipWaiting: () => Promise<void>
  addEventListener: <K extends keyof WorkerEvents>(type: K, act: (event: WorkerEvents[K]) => void) => void
}

/** An event that keeps the worker awake for as long as it takes. */
export interface WaitingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void
}

/** A push message of the server to this device. */
export interface PushEvent extends WaitingEvent {
  data: { text: () => string } | null
}

/**
 * The browser gave the device a new name for push messages, or withdrew the name; some browsers give neither
 * the old nor the new name.
 */
export interface DeviceEvent extends WaitingEvent {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/** A notification was pressed. */
export interface NotificationEvent extends WaitingEvent {
  notification: { title: string; data: unknown; close: () => void }
}

interface WorkerEvents {
  install: WaitingEvent
  activate: WaitingEvent
  message: WaitingEvent & MessageEvent<Wish>
  push: PushEvent
  pushsubscriptionchange: DeviceEvent
  notificationclick: NotificationEvent
}

/** The worker's global scope. */
export const scope = globalThis as unknown as WorkerScope
