import { expect, test } from 'vitest'
import { readList } from './list-columns.ts'
import { listedLead } from './listed-leads.ts'

const meanings = (text: string) =>
  Object.fromEntries(readList(text).columns.map(({ title, meaning }) => [title, meaning]))

test('the list of a lead form of Meta is read by its titles', () => {
  const titles = [
    'id',
    'created_time',
    'ad_name',
    'form_name',
    'platform',
    'which_model_do_you_like?',
    'full_name',
    'phone_number',
    'email',
    'city',
  ]
  const row = [
    'l:1',
    '2026-11-20T10:12:33+05:30',
    'Diwali',
    'Offer',
    'ig',
    'SP125',
    'Asha',
    'p:+919861012345',
    'a@x.example',
    'Cuttack',
  ]
  expect(meanings(`${titles.join('\t')}\n${row.join('\t')}`)).toEqual({
    id: 'answer',
    created_time: 'came',
    ad_name: 'answer',
    form_name: 'answer',
    platform: 'answer',
    'which_model_do_you_like?': 'model',
    full_name: 'name',
    phone_number: 'mobile',
    email: 'email',
    city: 'answer',
  })
})

test('a register with two names, two numbers, a day and a clock, and an empty column', () => {
  const sheet = readList(
    'Sl No,First Name,Last Name,Contact No,Alternate Mobile,Reg. Number,Enq. Date,Enq. Time,Remarks,Empty\n' +
      '1,Asha,Sahoo,9861012345,9437012345,OD05A1234,20/11/2026,10:30 AM,Wants a loan,',
  )
  expect(sheet.columns.map(({ meaning }) => meaning)).toEqual([
    'answer',
    'name',
    'name',
    'mobile',
    'answer',
    'answer',
    'came',
    'came',
    'message',
    'none',
  ])
  expect(listedLead(sheet.rows[0] ?? [], sheet.columns)).toEqual({
    name: 'Asha Sahoo',
    mobile: '9861012345',
    came: '20/11/2026 10:30 AM',
    message: 'Wants a loan',
    answers: { 'Sl No': '1', 'Alternate Mobile': '9437012345', 'Reg. Number': 'OD05A1234' },
  })
})

test('rows without titles are read by what their cells are', () => {
  const sheet = readList('9861012345;Asha;asha@x.example\n9437012345;Bijaya;')
  expect(sheet.rows).toHaveLength(2)
  expect(sheet.columns.map(({ meaning }) => meaning)).toEqual(['mobile', 'name', 'email'])
})

test('a title above the titles is left out, and a row keeps its number of the spreadsheet', () => {
  const sheet = readList('Mela 2026,,\n\nName,Mobile,When\nAsha,9861012345,20/11/2026\n\nDina,9437012345,')
  expect(sheet.columns.map(({ meaning }) => meaning)).toEqual(['name', 'mobile', 'came'])
  expect(sheet.rows.map(([name]) => name)).toEqual(['Asha', 'Dina'])
  expect(sheet.numbers).toEqual([4, 6])
})

test('a list of numbers alone has a row for each', () => {
  expect(readList('9861012345\n9437012345').rows).toHaveLength(2)
  expect(readList('9861012345\n9437012345,Asha').rows).toHaveLength(2)
})

test.each(['ନାମ,ମୋବାଇଲ ନମ୍ବର,ମଡେଲ,ତାରିଖ,ମନ୍ତବ୍ୟ,ସହର', 'नाम,मोबाइल नंबर,मॉडल,दिनांक,टिप्पणी,शहर'])(
  'the titles %s are read',
  (titles) => {
    const { columns } = readList(`${titles}\nAsha,9861012345,Dio,25/11/2026,Call,Puri`)
    expect(columns.map(({ meaning }) => meaning)).toEqual([
      'name',
      'mobile',
      'model',
      'came',
      'message',
      'answer',
    ])
  },
)
