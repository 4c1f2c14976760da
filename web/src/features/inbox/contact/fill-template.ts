/** The values for the words in braces of a template; an empty value leaves no gap in the text. */
export interface TemplateWords {
  name: string
  model: string
  dealer: string
  staff: string
}

/**
 * A template with its values filled in. An empty value is left out without a substitute, because no
 * substitute would fit in every language.
 */
export function fillTemplate(text: string, words: TemplateWords): string {
  return text
    .replace(/\{(name|model|dealer|staff)\}/g, (_, word: keyof TemplateWords) => words[word])
    .replace(/ +([,.?!।])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}
