type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json | undefined }

/** Facts about the page for search engines, in the words of schema.org; `<` is escaped so that no text can end the block. */
export function JsonLd({
  facts,
}: {
  facts: { '@type': string | readonly string[] } & { [name: string]: Json | undefined }
}) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; its text is JSON with every `<` escaped
      dangerouslySetInnerHTML={{ __html: json }}
    />
  )
}
