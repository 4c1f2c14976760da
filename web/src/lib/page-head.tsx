interface PageHeadProps {
  title: string
  description: string
  /** Site-relative path of the page's one address. */
  canonical?: string
}

/** Title and description of a page; React lifts the tags into the document's head. */
export function PageHead({ title, description, canonical }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical ? <link rel="canonical" href={canonical} /> : null}
    </>
  )
}
