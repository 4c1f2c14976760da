import type { DataRouter } from 'react-router-dom'

/** The router of the open site, for parts whose code comes later; none while a page is prerendered or a part is tested alone. */
export const shownRouter: { current?: DataRouter } = {}
