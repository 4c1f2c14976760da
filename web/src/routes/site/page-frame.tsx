import type { ReactNode } from 'react'
import { t } from '#contract/wire/language.ts'
import { paths } from '#web/lib/address/paths.ts'
import { useDealership } from '#web/lib/dealership.tsx'
import { BreadcrumbJsonLd } from '#web/lib/head/breadcrumb-json-ld.tsx'
import { PageHead } from '#web/lib/head/page-head.tsx'
import { Breadcrumbs, type Crumb } from '#web/ui/layout/breadcrumbs.tsx'
import { PageHeading } from '#web/ui/layout/page-heading.tsx'

interface PageFrameProps {
  /** The page's own path. */
  path: string
  /** The title in search results and in the browser's tab; the dealer's name is added. */
  title: string
  description: string
  picture?: string
  pictureAlt?: string
  /** The pages between the home page and this one. */
  above?: readonly Crumb[]
  heading: ReactNode
  /** The page's name in the breadcrumbs, where the heading would be too long. */
  crumb: string
  intro?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** The beginning of every inner page: head, breadcrumbs and h1. */
export function PageFrame(props: PageFrameProps) {
  const dealership = useDealership()
  const { path, title, description, picture, pictureAlt, above = [] } = props
  const { heading, crumb, intro, actions, children } = props
  const crumbs = [{ label: t`Home`, to: paths.home }, ...above, { label: crumb }]
  return (
    <div className="shell pb-16 md:pb-24">
      <PageHead
        title={`${title} | ${dealership.name}`}
        description={description}
        canonical={path}
        picture={picture}
        pictureAlt={pictureAlt}
      />
      <BreadcrumbJsonLd crumbs={crumbs} />
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading title={heading} intro={intro} actions={actions} />
      {children}
    </div>
  )
}
