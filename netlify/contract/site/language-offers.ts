import type { OtherLanguage } from '#contract/wire/language.ts'

/** How a page is offered in another language: in that language, because a visitor who wants it reads it. */
export const languageOffers: Readonly<Record<OtherLanguage, string>> = {
  or: 'ଏହି ପୃଷ୍ଠା ଓଡ଼ିଆରେ ପଢ଼ନ୍ତୁ',
  hi: 'यह पेज हिंदी में पढ़ें',
}
