/** What the words in braces of a template stand for; an empty one leaves its place without a trace. */
export interface TemplateWords {
  name: string
  model: string
  dealer: string
  staff: string
}

/** A template with its words filled in. A word that is empty leaves no gap: in another language no other word would fit. */
export function fillTemplate(text: string, words: TemplateWords): string {
  return text
    .replace(/\{(name|model|dealer|staff)\}/g, (_, word: keyof TemplateWords) => words[word])
    .replace(/ +([,.?!।])/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
}
