/** The words of each sign that people often type and few fonts have. */
const wordsOfSigns: Readonly<Record<string, string>> = {
  smile: '😀😃😄😁😆😊🙂😇☺😎🤗',
  wink: '😉😜😛',
  laughing: '😂🤣',
  'in love': '😍🥰😘',
  sad: '😞😔😟🙁☹😢😭😩',
  angry: '😡😠🤬',
  thinking: '🤔',
  'folded hands': '🙏',
  'thumbs up': '👍',
  'thumbs down': '👎',
  OK: '👌🆗',
  applause: '👏🙌',
  handshake: '🤝',
  hand: '👋🙋✋🖐',
  strong: '💪',
  pointing: '👉👈👆👇☝',
  heart: '❤♥💖💕💗💙💚💛🧡💜💓💞💝',
  flowers: '💐🌹🌸🌺🌷🌼🌻',
  party: '🎉🎊🥳',
  gift: '🎁',
  fire: '🔥',
  star: '⭐🌟★☆✨',
  tick: '✅✔☑✓',
  cross: '❌✖✗',
  motorcycle: '🏍',
  scooter: '🛵🛴',
  car: '🚗🚙',
  phone: '📞📱☎📲',
  mail: '📧✉📩',
  money: '💰💵💸',
  clock: '⏰⏱🕒⌚',
  place: '📍📌🗺',
  warning: '⚠',
  '!': '❗‼❕',
  '?': '❓❔',
}

const words = new Map(
  Object.entries(wordsOfSigns).flatMap(([name, signs]) => [...signs].map((sign) => [sign, name] as const)),
)

/** The parts of an emoji that only change how it looks: the colour of a skin, and which font draws it. */
const looks = /[\u{1F3FB}-\u{1F3FF}\uFE0E\uFE0F]/gu

/**
 * What stands on paper for a sign that no font has: `[folded hands]`, `[emoji]` for one that has no words
 * here, and `[?]` for any other letter.
 */
export function signWords(sign: string): string {
  const [first = ''] = sign.replace(looks, '')
  const isEmoji = /[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(sign)
  return `[${words.get(first) ?? (isEmoji ? 'emoji' : '?')}]`
}
