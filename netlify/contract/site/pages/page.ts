import type { NamedPartId, SitePartId } from '#contract/site/site-parts.ts'

/** The templates of pages: pages of one template differ in words, pictures and figures alone. */
export type PageTemplate =
  | 'home'
  | 'listing'
  | 'listing of EVs'
  | 'listing of big bikes'
  | 'all models'
  | 'test ride'
  | 'form'
  | 'form of choices'
  | 'form beside a film'
  | 'form beside tables'
  | 'text'
  | 'cards'
  | 'pictures'
  | 'outlets'
  | 'calculator'
  | 'comparison'
  | 'one visitor'
  | 'model'
  | 'angle view'
  | 'outlet'

/** The groups of the main menu that link pages; links of `bar` stand in the bar itself. */
export type MenuGroup = 'services' | 'bar' | 'networks' | 'about'

/** The columns of the footer; links of `end` stand below them. */
export type FooterColumn = 'models' | 'buying' | 'owners' | 'about' | 'end'

/**
 * The place of a link: its group, its position there from 1 on, and its words where these are not the title.
 */
export type LinkPlace<Group extends string> = readonly [group: Group, place: number, words?: string]

/**
 * A public page as a row of the registry. All its words are English; `npm run schema` marks those for
 * translation that visitors read.
 */
export interface Page {
  /** The address in English; where a page has many, their common beginning. */
  path: `/${string}`
  /** The part of the route's pattern behind `path`, where a page has many addresses without a query. */
  rest?: string
  /**
   * The page's file in a folder of `web/src/routes/site`, without `-page.tsx`; the key in kebab-case if left
   * out.
   */
  file?: string
  /** The page's name in search, menu and footer. */
  title: string
  /** A longer name, where the title alone is too short to be found by. */
  longTitle?: string
  /** The page's one heading, where that is not the title. */
  heading?: string
  template: PageTemplate
  /** The part of the site to which the page belongs: the page is gone while the part is off. */
  part?: SitePartId
  /** The part by whose name search, menu and footer call the page; the title is the neutral one. */
  namedBy?: NamedPartId
  /** The last segment of the address, behind `path`, is the one that staff chose for the part. */
  hasOwnAddress?: true
  /**
   * The line that visitors read about the page in the search, and further words by which people look for the
   * page.
   */
  search?: readonly [line: string, words: string]
  menu?: LinkPlace<MenuGroup>
  footer?: LinkPlace<FooterColumn>
  /**
   * `always`: the page opens without a connection even if it was never opened before. `never`: the page is
   * one visitor's own, and no device keeps it. Any other page opens without a connection after it was opened
   * once.
   */
  withoutConnection?: 'always' | 'never'
  /** The page is about one visitor: built like the others, and no search engine is told of it. */
  isQuiet?: true
  /** The page has an address for each model, outlet or slip. */
  isOfMany?: true
}

/** Rows of the registry as they are, with their keys known by name. */
export function pageRows<Name extends string>(rows: Record<Name, Page>): Readonly<Record<Name, Page>> {
  return rows
}
