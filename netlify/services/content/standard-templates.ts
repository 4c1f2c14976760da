import type { Template } from '#contract/content/templates.ts'

/**
 * The standard messages, in the plain words of a seller; a dealer replaces them with their own. Of those
 * under one name the inbox offers the first that it can fill in, so the last ones ask for less.
 */
export const standardTemplates: Template[] = [
  {
    name: 'First answer',
    english:
      'Namaste {name}, this is {staff} from {dealer}. Thank you for asking about the {model}. When may I call you?',
    hindi: 'नमस्ते {name}, मैं {dealer} से {staff}. {model} के बारे में पूछने के लिए धन्यवाद। मैं आपको कब फोन करूँ?',
    odia: 'ନମସ୍କାର {name}, ମୁଁ {dealer}ରୁ {staff}. {model} ବିଷୟରେ ପଚାରିଥିବାରୁ ଧନ୍ୟବାଦ। ମୁଁ ଆପଣଙ୍କୁ କେତେବେଳେ ଫୋନ୍ କରିବି?',
  },
  {
    name: 'First answer',
    english:
      'Namaste {name}, this is {staff} from {dealer}. Thank you for contacting us. When may I call you?',
    hindi: 'नमस्ते {name}, मैं {dealer} से {staff}. हमसे संपर्क करने के लिए धन्यवाद। मैं आपको कब फोन करूँ?',
    odia: 'ନମସ୍କାର {name}, ମୁଁ {dealer}ରୁ {staff}. ଆମ ସହ ଯୋଗାଯୋଗ କରିଥିବାରୁ ଧନ୍ୟବାଦ। ମୁଁ ଆପଣଙ୍କୁ କେତେବେଳେ ଫୋନ୍ କରିବି?',
  },
  {
    name: 'First answer',
    english: 'Namaste, this is {staff} from {dealer}. Thank you for contacting us. When may I call you?',
    hindi: 'नमस्ते, मैं {dealer} से {staff}. हमसे संपर्क करने के लिए धन्यवाद। मैं आपको कब फोन करूँ?',
    odia: 'ନମସ୍କାର, ମୁଁ {dealer}ରୁ {staff}. ଆମ ସହ ଯୋଗାଯୋଗ କରିଥିବାରୁ ଧନ୍ୟବାଦ। ମୁଁ ଆପଣଙ୍କୁ କେତେବେଳେ ଫୋନ୍ କରିବି?',
  },
  {
    name: 'Could not reach you',
    english:
      'Namaste {name}, I tried to call you about the {model}. Please tell me a good time. {staff}, {dealer}',
    hindi: 'नमस्ते {name}, मैंने {model} के बारे में आपको फोन किया था। कृपया सही समय बताइए। {staff}, {dealer}',
    odia: 'ନମସ୍କାର {name}, ମୁଁ {model} ବିଷୟରେ ଆପଣଙ୍କୁ ଫୋନ୍ କରିଥିଲି। ଦୟାକରି ଠିକ୍ ସମୟ ଜଣାନ୍ତୁ। {staff}, {dealer}',
  },
  {
    name: 'Could not reach you',
    english: 'Namaste, I tried to call you. Please tell me a good time. {staff}, {dealer}',
    hindi: 'नमस्ते, मैंने आपको फोन किया था। कृपया सही समय बताइए। {staff}, {dealer}',
    odia: 'ନମସ୍କାର, ମୁଁ ଆପଣଙ୍କୁ ଫୋନ୍ କରିଥିଲି। ଦୟାକରି ଠିକ୍ ସମୟ ଜଣାନ୍ତୁ। {staff}, {dealer}',
  },
  {
    name: 'Test ride',
    english:
      'Namaste {name}, the {model} is ready for your test ride. Which day suits you? {staff}, {dealer}',
    hindi: 'नमस्ते {name}, {model} आपकी टेस्ट राइड के लिए तैयार है। कौन सा दिन ठीक रहेगा? {staff}, {dealer}',
    odia: 'ନମସ୍କାର {name}, {model} ଆପଣଙ୍କ ଟେଷ୍ଟ ରାଇଡ ପାଇଁ ପ୍ରସ୍ତୁତ। କେଉଁ ଦିନ ସୁବିଧା ହେବ? {staff}, {dealer}',
  },
]
