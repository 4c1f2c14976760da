import { expect, test } from 'vitest'
import { aDealership } from '#web/testing/builders/dealership.ts'
import { entriesOf } from './entries.ts'
import { makeFinder } from './finder.ts'

test('a name with words in the language of the page is found by either, and shown in the words', async () => {
  const finder = await makeFinder(
    entriesOf({
      models: [],
      parts: aDealership().parts,
      outlets: [
        {
          ...{ id: 2, name: 'Jagatpur', address: 'Main Road', isShowroom: true, image: '' },
          ...{ words: 'ଜଗତପୁର', addressWords: 'ମେନ୍ ରୋଡ' },
        },
      ],
    }),
  )
  for (const typed of ['jagatpur', 'ଜଗତପୁର', 'main road', 'ମେନ୍ ରୋଡ']) {
    const [hit] = finder.find(typed).find(({ kind }) => kind === 'outlet')?.entries ?? []
    expect(hit).toMatchObject({ title: 'ଜଗତପୁର', line: 'ମେନ୍ ରୋଡ' })
  }
})
