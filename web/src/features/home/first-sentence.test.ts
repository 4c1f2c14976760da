import { expect, test } from 'vitest'
import { firstSentence } from './first-sentence.ts'

test.each([
  ['Save Rs. 3,000 on every scooter. While stock lasts.', 'Save Rs. 3,000 on every scooter.'],
  ['ପ୍ରତି ସ୍କୁଟରରେ Rs. ୩,୦୦୦ ରିହାତି। ଷ୍ଟକ୍ ଥିବା ଯାଏ।', 'ପ୍ରତି ସ୍କୁଟରରେ Rs. ୩,୦୦୦ ରିହାତି।'],
  ['हर स्कूटर पर छूट। स्टॉक रहने तक।', 'हर स्कूटर पर छूट।'],
  ['Ready to ride? Come and see.', 'Ready to ride?'],
  ['Only this week.', 'Only this week.'],
  ['No full stop at all', 'No full stop at all'],
])('the first sentence of %s', (text, sentence) => expect(firstSentence(text)).toBe(sentence))
