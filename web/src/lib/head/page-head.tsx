import { absoluteUrl, pageUrl } from '#web/lib/address/site-url.ts'
import { language } from '#web/lib/language.ts'
import { fittingTitle } from './fitting-title.ts'
import { useSharePicture } from './share-picture.ts'

interface PageHeadProps {
  /** May end in the dealer's name behind a bar, which a title that would be too long goes without. */
  title: string
  description: string
  /** The site-relative path of the page's canonical address. */
  canonical: string
  /** The site-relative path of the picture that link previews show. */
  picture?: string | undefined
  pictureAlt?: string | undefined
}

/**
 * The title, description, canonical link and link preview of a page; React moves the tags into the document's
 * head. Link previews are made from the prerendered page, so the browser's code needs no texts for them.
 */
export function PageHead({ description, canonical, picture, pictureAlt, ...words }: PageHeadProps) {
  const title = fittingTitle(words.title)
  const address = pageUrl(canonical)
  const shared = useSharePicture()
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {import.meta.env.SSR ? (
        <>
          <meta property="og:type" content="website" />
          <meta property="og:locale" content={`${language}_IN`} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={absoluteUrl(picture ?? shared)} />
          {pictureAlt ? <meta property="og:image:alt" content={pictureAlt} /> : null}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      ) : null}
    </>
  )
}
