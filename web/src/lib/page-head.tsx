import { sharePicture } from './picture-files.ts'
import { absoluteUrl } from './site-url.ts'

interface PageHeadProps {
  title: string
  description: string
  /** Site-relative path of the page's one address. */
  canonical: string
  /** Site-relative path of the picture that link previews show. */
  picture?: string | undefined
  pictureAlt?: string | undefined
}

/** Title, description, canonical link and link preview of a page; React lifts the tags into the document's head. */
export function PageHead({ title, description, canonical, picture, pictureAlt }: PageHeadProps) {
  const address = absoluteUrl(canonical)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={absoluteUrl(picture ?? sharePicture)} />
      {pictureAlt ? <meta property="og:image:alt" content={pictureAlt} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
