import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { pages } from '#contract/site/pages.ts'
import { addressIn, type Language, languages } from '#contract/wire/language.ts'
import { type Address, everyAddress } from '../steps/every-address.ts'
import { expect, test } from '../steps/fixtures.ts'

/** The rules of the standard alone, without those that only ask for a style; none of them is switched off. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }),
)

/** The templates whose pages differ in texts, pictures and figures alone, so that one page speaks for all. */
const alike = ['model', 'angle view', 'outlet', 'test ride']
/** Pages that are not in the list of addresses: without content, without a connection, and not found. */
const unlisted = [pages.slip.path, '/offline.html', '/no-such-page']

for (const language of Object.keys(languages) as Language[])
  test(`${language}: pages hold to the standard of HTML`, async ({ request }) => {
    const paths = [...oneOfEachKind(await everyAddress(request)), ...unlisted]
    const faults: string[] = []
    for (const path of paths) {
      const html = await (await request.get(addressIn(language, path))).text()
      const { results } = await validator.validateString(html)
      const found = results.flatMap(({ messages }) => messages.map(({ message }) => message))
      faults.push(...new Set(found.map((message) => `${path}: ${message}`)))
    }
    expect(faults).toEqual([])
  })

function oneOfEachKind(addresses: readonly Address[]): string[] {
  const seen = new Set<string>()
  return addresses.flatMap(({ path, template }) => {
    if (alike.includes(template) && seen.has(template)) return []
    seen.add(template)
    return [path]
  })
}
