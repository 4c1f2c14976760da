import type { OtherLanguage } from '#contract/wire/language.ts'

/**
 * The words of the texts that come with the site, paragraph by paragraph; a native reader corrects them here.
 * A dealer's own words for the same paragraph stand before them.
 */
const words: Readonly<Record<string, Readonly<Record<OtherLanguage, string>>>> = {
  '{name} has sold and serviced two-wheelers in {city} since {since}{customersToo}.': {
    or: '{name} {since} ମସିହାରୁ {city}ରେ ଦୁଇଚକିଆ ବିକ୍ରି ଓ ସର୍ଭିସ କରୁଛି{customersToo}।',
    hi: '{name} {since} से {city} में दोपहिया बेच रहे हैं और उनकी सर्विस कर रहे हैं{customersToo}।',
  },
  'We sell a two-wheeler once, and look after it for years.': {
    or: "ଆମେ ଦୁଇଚକିଆ ଥରେ ବିକୁ, ଆଉ ବର୍ଷ ବର୍ଷ ଧରି ତା'ର ଯତ୍ନ ନେଉ।",
    hi: 'हम दोपहिया एक बार बेचते हैं, और सालों तक उसकी देखभाल करते हैं।',
  },
  '## What you can hold us to': {
    or: '## ଯେଉଁ କଥା ଆପଣ ଆମଠାରୁ ଆଶା କରିପାରିବେ',
    hi: '## जिन बातों पर आप हम पर भरोसा कर सकते हैं',
  },
  '### The whole price before you sign': {
    or: '### ସାଇନ୍ କରିବା ଆଗରୁ ପୂରା ଦାମ',
    hi: '### साइन करने से पहले पूरी कीमत',
  },
  'Ex-showroom price, registration, insurance and every accessory stand on your order, each with its amount.':
    {
      or: 'ଏକ୍ସ-ଶୋରୁମ୍ ଦାମ, ପଞ୍ଜୀକରଣ, ବୀମା ଓ ପ୍ରତ୍ୟେକ ଆକ୍ସେସୋରୀ ଆପଣଙ୍କ ଅର୍ଡରରେ ଅଲଗା ଅଲଗା ଲେଖା ଥାଏ।',
      hi: 'एक्स-शोरूम कीमत, रजिस्ट्रेशन, बीमा और हर एक्सेसरी आपके ऑर्डर पर अपनी-अपनी रकम के साथ लिखी होती है।',
    },
  '### One service history': {
    or: '### ଗୋଟିଏ ସର୍ଭିସ ଇତିହାସ',
    hi: '### एक ही सर्विस हिस्ट्री',
  },
  'Whoever serviced the bike last, wherever that was: every outlet sees the same history.': {
    or: 'ଶେଷଥର ଯିଏ, ଯେଉଁଠାରେ ସର୍ଭିସ କରିଥାଉ: ପ୍ରତ୍ୟେକ ଆଉଟଲେଟ୍ ସମାନ ଇତିହାସ ଦେଖେ।',
    hi: 'पिछली बार जिसने, जहाँ भी सर्विस की हो: हर आउटलेट वही हिस्ट्री देखता है।',
  },
  '### Somebody picks up the phone': {
    or: '### କେହି ଜଣେ ଫୋନ୍ ଉଠାନ୍ତି',
    hi: '### कोई न कोई फोन उठाता है',
  },
  'Sales, service and customer care each have a line of their own, answered by people who know the bikes.': {
    or: 'ସେଲ୍ସ, ସର୍ଭିସ ଓ କଷ୍ଟମର କେୟାରର ନିଜ ନିଜ ଲାଇନ୍ ଅଛି, ଯେଉଁଠାରେ ଗାଡ଼ି ଜାଣିଥିବା ଲୋକ ଉତ୍ତର ଦିଅନ୍ତି।',
    hi: 'सेल्स, सर्विस और कस्टमर केयर की अपनी-अपनी लाइन है, जहाँ गाड़ियों को जानने वाले लोग जवाब देते हैं।',
  },
  '- **We sell** Motorcycles, scooters, electric scooters and premium big bikes\n- **We offer** Test rides, finance, exchange, genuine parts and accessories, service, AMC and extended warranty':
    {
      or: '- **ଆମେ ବିକୁ** ମୋଟରସାଇକେଲ, ସ୍କୁଟର, ଇଲେକ୍ଟ୍ରିକ୍ ସ୍କୁଟର ଓ ବଡ଼ ପ୍ରିମିୟମ୍ ବାଇକ୍\n- **ଆମେ ଦେଉ** ଟେଷ୍ଟ ରାଇଡ, ଫାଇନାନ୍ସ, ଏକ୍ସଚେଞ୍ଜ, ଅସଲି ପାର୍ଟସ୍ ଓ ଆକ୍ସେସୋରୀ, ସର୍ଭିସ, AMC ଓ ଏକ୍ସଟେଣ୍ଡେଡ୍ ୱାରେଣ୍ଟି',
      hi: '- **हम बेचते हैं** मोटरसाइकिल, स्कूटर, इलेक्ट्रिक स्कूटर और बड़ी प्रीमियम बाइक\n- **हम देते हैं** टेस्ट राइड, फाइनेंस, एक्सचेंज, असली पार्ट्स और एक्सेसरीज, सर्विस, AMC और एक्सटेंडेड वारंटी',
    },
  '## Prices': {
    or: '## ଦାମ',
    hi: '## कीमतें',
  },
  'Prices on this site are ex-showroom prices in rupees for {city} and may change without notice. Registration, insurance, road tax and accessories come on top. The price that counts is the one on your signed order.':
    {
      or: 'ଏହି ସାଇଟରେ ଥିବା ଦାମ {city} ପାଇଁ ଟଙ୍କାରେ ଏକ୍ସ-ଶୋରୁମ୍ ଦାମ, ଆଗରୁ ନ ଜଣାଇ ବଦଳିପାରେ। ପଞ୍ଜୀକରଣ, ବୀମା, ରୋଡ ଟ୍ୟାକ୍ସ ଓ ଆକ୍ସେସୋରୀ ଅଲଗା। ଆପଣଙ୍କ ସାଇନ୍ ହୋଇଥିବା ଅର୍ଡରରେ ଥିବା ଦାମ ହିଁ ଧରାଯିବ।',
      hi: 'इस साइट की कीमतें {city} के लिए रुपये में एक्स-शोरूम कीमतें हैं और बिना सूचना बदल सकती हैं। रजिस्ट्रेशन, बीमा, रोड टैक्स और एक्सेसरीज अलग से हैं। जो कीमत आपके साइन किए ऑर्डर पर है, वही मानी जाएगी।',
    },
  'An EMI shown by the calculator is an estimate. The lender decides on rate, tenure and approval, and may round the instalment to the rupee.':
    {
      or: 'କ୍ୟାଲକୁଲେଟରରେ ଦେଖାଯାଉଥିବା EMI ଏକ ଅନ୍ଦାଜ। ସୁଧ ହାର, ଅବଧି ଓ ମଞ୍ଜୁରୀ ଲୋନ ସଂସ୍ଥା ଠିକ୍ କରନ୍ତି, ଏବଂ କିସ୍ତିକୁ ପୂରା ଟଙ୍କାରେ ରଖିପାରନ୍ତି।',
      hi: 'कैलकुलेटर में दिखने वाली EMI एक अनुमान है। ब्याज दर, अवधि और मंज़ूरी फाइनेंस कंपनी तय करती है, और वह किस्त को पूरे रुपये में कर सकती है।',
    },
  '## Pictures and specifications': {
    or: '## ଫଟୋ ଓ ସ୍ପେସିଫିକେସନ୍',
    hi: '## फोटो और स्पेसिफिकेशन',
  },
  'Pictures show the model, not always the variant you choose; colours look different from screen to screen. The manufacturer may change specifications. Please look at the vehicle itself before you buy.':
    {
      or: 'ଫଟୋ ମଡେଲ ଦେଖାଏ, ସବୁବେଳେ ଆପଣ ବାଛିଥିବା ଭାରିଆଣ୍ଟ ନୁହେଁ; ରଙ୍ଗ ପ୍ରତି ସ୍କ୍ରିନରେ ଅଲଗା ଦିଶେ। କମ୍ପାନୀ ସ୍ପେସିଫିକେସନ୍ ବଦଳାଇପାରେ। ଦୟାକରି କିଣିବା ଆଗରୁ ଗାଡ଼ିଟି ନିଜେ ଦେଖନ୍ତୁ।',
      hi: 'फोटो मॉडल दिखाती हैं, हमेशा आपका चुना हुआ वेरिएंट नहीं; रंग हर स्क्रीन पर अलग दिखते हैं। कंपनी स्पेसिफिकेशन बदल सकती है। कृपया खरीदने से पहले गाड़ी ख़ुद देखें।',
    },
  '## Enquiries and bookings': {
    or: '## ପଚରାଉଚରା ଓ ବୁକିଂ',
    hi: '## पूछताछ और बुकिंग',
  },
  'Sending a form is a request and binds neither you nor us. A test ride needs a valid driving licence for the class of vehicle, and a helmet, which we lend you. A service slot is fixed when our workshop has confirmed it to you.':
    {
      or: 'ଫର୍ମ ପଠାଇବା ଏକ ଅନୁରୋଧ ମାତ୍ର, ଆପଣଙ୍କୁ କିମ୍ବା ଆମକୁ ବାନ୍ଧେ ନାହିଁ। ଟେଷ୍ଟ ରାଇଡ ପାଇଁ ସେହି ଶ୍ରେଣୀର ବୈଧ ଡ୍ରାଇଭିଂ ଲାଇସେନ୍ସ ଓ ହେଲମେଟ୍ ଦରକାର, ହେଲମେଟ୍ ଆମେ ଦେଉ। ଆମ ୱାର୍କସପ ଆପଣଙ୍କୁ ନିଶ୍ଚିତ କଲେ ସର୍ଭିସ ସମୟ ଠିକ୍ ହୁଏ।',
      hi: 'फ़ॉर्म भेजना एक अनुरोध है, इससे न आप बंधते हैं न हम। टेस्ट राइड के लिए उस श्रेणी का वैध ड्राइविंग लाइसेंस और हेलमेट चाहिए, हेलमेट हम देते हैं। सर्विस का समय तब तय होता है जब हमारी वर्कशॉप आपको पक्का बता दे।',
    },
  '## Offers': {
    or: '## ଅଫର',
    hi: '## ऑफर',
  },
  'An offer holds while it stands on the offers page and stock lasts, and cannot be joined with another offer unless it says so.':
    {
      or: 'ଅଫର ପୃଷ୍ଠାରେ ଥିବା ଓ ଷ୍ଟକ୍ ଥିବା ଯାଏ ଅଫର ଲାଗୁ ରହେ, ଏବଂ ନ ଲେଖାଥିଲେ ଅନ୍ୟ ଅଫର ସହ ମିଶେ ନାହିଁ।',
      hi: 'ऑफर तब तक लागू है जब तक वह ऑफर पेज पर है और स्टॉक है, और जब तक लिखा न हो, दूसरे ऑफर के साथ नहीं जुड़ता।',
    },
  '## AMC and warranty': {
    or: '## AMC ଓ ୱାରେଣ୍ଟି',
    hi: '## AMC और वारंटी',
  },
  'Annual maintenance contracts and extended warranties follow the terms of the policy paper you receive with them. Cover ends with the years or the kilometres, whichever comes earlier.':
    {
      or: 'ବାର୍ଷିକ ମେଣ୍ଟେନାନ୍ସ କଣ୍ଟ୍ରାକ୍ଟ ଓ ଏକ୍ସଟେଣ୍ଡେଡ୍ ୱାରେଣ୍ଟି ସେଥି ସହ ମିଳୁଥିବା ପଲିସି କାଗଜର ସର୍ତ୍ତ ଅନୁସାରେ ଚାଲେ। ବର୍ଷ କିମ୍ବା କିଲୋମିଟର, ଯାହା ଆଗ ପୂରିବ, ସେତେବେଳେ ସରେ।',
      hi: 'सालाना मेंटेनेंस कॉन्ट्रैक्ट और एक्सटेंडेड वारंटी उनके साथ मिलने वाले पॉलिसी के कागज़ की शर्तों पर चलते हैं। साल या किलोमीटर, जो पहले पूरा हो, उस पर कवर ख़त्म होता है।',
    },
  '## Your details': {
    or: '## ଆପଣଙ୍କ ବିବରଣୀ',
    hi: '## आपकी जानकारी',
  },
  'What we store of each form, what for, for how long, and how you take it back stands on a page of its own: [Privacy](/privacy).':
    {
      or: 'ପ୍ରତ୍ୟେକ ଫର୍ମରୁ ଆମେ କଣ ରଖୁ, କାହିଁକି, କେତେ ଦିନ, ଓ ଆପଣ ତାହା କିପରି ଫେରାଇ ନେବେ, ତାହା ଗୋଟିଏ ଅଲଗା ପୃଷ୍ଠାରେ ଅଛି: [ଗୋପନୀୟତା](/privacy)।',
      hi: 'हर फ़ॉर्म से हम क्या रखते हैं, किस लिए, कितने दिन, और आप उसे कैसे वापस लेते हैं, यह एक अलग पेज पर लिखा है: [प्राइवेसी](/privacy)।',
    },
  '## This site': {
    or: '## ଏହି ସାଇଟ୍',
    hi: '## यह साइट',
  },
  'The words and pictures here belong to {name} or to those who lent them. Links to other sites are followed at your own risk. Indian law applies; the courts in {city} decide.':
    {
      or: 'ଏଠାରେ ଥିବା ଲେଖା ଓ ଫଟୋ {name} କିମ୍ବା ଯେଉଁମାନେ ଦେଇଛନ୍ତି ସେମାନଙ୍କର। ଅନ୍ୟ ସାଇଟ୍‌ର ଲିଙ୍କ୍ ଖୋଲିବା ଆପଣଙ୍କ ନିଜ ଦାୟିତ୍ୱ। ଭାରତୀୟ ଆଇନ ଲାଗୁ; {city}ର ଅଦାଲତ ନିଷ୍ପତ୍ତି ନେବେ।',
      hi: 'यहाँ के शब्द और फोटो {name} की या उन्हें देने वालों की हैं। दूसरी साइटों के लिंक अपनी ज़िम्मेदारी पर खोलें। भारतीय क़ानून लागू है; फ़ैसला {city} की अदालतें करेंगी।',
    },
  '## What you get for 1 year': {
    or: "## 1 ବର୍ଷ ପାଇଁ ଆପଣ କ'ଣ ପାଆନ୍ତି",
    hi: '## 1 साल में आपको क्या मिलता है',
  },
  '- Up to **30%** saved over a year of single visits\n- **3** maintenance services\n- **2** extra washes\n- **10%** off labour\n- **5%** off parts\n- **5%** off engine oil':
    {
      or: '- ଅଲଗା ଅଲଗା ସର୍ଭିସ ତୁଳନାରେ ବର୍ଷକୁ **30%** ଯାଏ ସଞ୍ଚୟ\n- **3**ଟି ମେଣ୍ଟେନାନ୍ସ ସର୍ଭିସ\n- **2**ଟି ଅଧିକ ୱାସ୍\n- ଲେବର ଚାର୍ଜରେ **10%** ଛାଡ଼\n- ପାର୍ଟସରେ **5%** ଛାଡ଼\n- ଇଞ୍ଜିନ୍ ଅଏଲରେ **5%** ଛାଡ଼',
      hi: '- अलग-अलग सर्विस के मुक़ाबले साल में **30%** तक बचत\n- **3** मेंटेनेंस सर्विस\n- **2** अतिरिक्त वॉश\n- लेबर चार्ज पर **10%** छूट\n- पार्ट्स पर **5%** छूट\n- इंजन ऑयल पर **5%** छूट',
    },
  '## Benefits for Customer': {
    or: '## ଗ୍ରାହକଙ୍କ ପାଇଁ ସୁବିଧା',
    hi: '## ग्राहक के लिए फ़ायदे',
  },
  '- Customer retention and peace of mind\n- Covers manufacturing defects\n- Coverage up to 10 years\n- Higher resale value with regular maintenance\n- Renewal up to 9 years after purchase\n- All-India applicability\n- Policy transferable':
    {
      or: '- ଗ୍ରାହକଙ୍କ ଭରସା ଓ ନିଶ୍ଚିନ୍ତ ମନ\n- ତିଆରି ତ୍ରୁଟି କଭର୍ କରେ\n- 10 ବର୍ଷ ଯାଏ କଭର୍\n- ନିୟମିତ ଯତ୍ନରେ ଅଧିକ ରିସେଲ୍ ଦାମ\n- କିଣିବାର 9 ବର୍ଷ ଯାଏ ରିନ୍ୟୁଆଲ୍\n- ସାରା ଭାରତରେ ଲାଗୁ\n- ପଲିସି ଟ୍ରାନ୍ସଫର ହୋଇପାରେ',
      hi: '- ग्राहक का भरोसा और मन की शांति\n- निर्माण की ख़राबियाँ कवर\n- 10 साल तक कवरेज\n- नियमित देखभाल से ज़्यादा रीसेल कीमत\n- खरीद के 9 साल बाद तक रिन्यूअल\n- पूरे भारत में लागू\n- पॉलिसी ट्रांसफ़र हो सकती है',
    },
  '**Disclaimer:** loans are given by banks and finance companies, not by {name}. Rate, tenure and approval are theirs to decide, and their charges come on top. Nothing on this page is an offer of credit.':
    {
      or: '**ଡିସକ୍ଲେମର୍:** ଲୋନ ବ୍ୟାଙ୍କ ଓ ଫାଇନାନ୍ସ କମ୍ପାନୀ ଦିଅନ୍ତି, {name} ନୁହେଁ। ସୁଧ ହାର, ଅବଧି ଓ ମଞ୍ଜୁରୀ ସେମାନେ ଠିକ୍ କରନ୍ତି, ସେମାନଙ୍କ ଚାର୍ଜ ଅଲଗା ଲାଗେ। ଏହି ପୃଷ୍ଠାର କିଛି ବି ଲୋନର ଅଫର ନୁହେଁ।',
      hi: '**डिस्क्लेमर:** लोन बैंक और फाइनेंस कंपनियाँ देती हैं, {name} नहीं। ब्याज दर, अवधि और मंज़ूरी वे तय करते हैं, और उनके शुल्क अलग लगते हैं। इस पेज पर कुछ भी लोन का ऑफर नहीं है।',
    },
  '### Send your resume': {
    or: '### ଆପଣଙ୍କ ବାୟୋଡାଟା ପଠାନ୍ତୁ',
    hi: '### अपना बायोडाटा भेजें',
  },
  'Say which work you would like to do. One page is enough.': {
    or: 'କେଉଁ କାମ କରିବାକୁ ଚାହାନ୍ତି କୁହନ୍ତୁ। ଗୋଟିଏ ପୃଷ୍ଠା ଯଥେଷ୍ଟ।',
    hi: 'बताएँ कि आप कौन सा काम करना चाहते हैं। एक पेज काफ़ी है।',
  },
  '### We talk': {
    or: '### ଆମେ କଥା ହେଉ',
    hi: '### हम बात करते हैं',
  },
  'First on the phone, then at the outlet where you would work.': {
    or: 'ପ୍ରଥମେ ଫୋନରେ, ପରେ ଆପଣ ଯେଉଁ ଆଉଟଲେଟ୍‌ରେ କାମ କରିବେ ସେଠାରେ।',
    hi: 'पहले फोन पर, फिर उस आउटलेट पर जहाँ आप काम करेंगे।',
  },
  '### You name the place': {
    or: '### ଆପଣ ସ୍ଥାନ ଜଣାନ୍ତୁ',
    hi: '### आप जगह बताएँ',
  },
  'Where it is, and how we reach you.': {
    or: 'ଜାଗାଟି କେଉଁଠି, ଓ ଆପଣଙ୍କ ସହ କିପରି ଯୋଗାଯୋଗ କରିବୁ।',
    hi: 'जगह कहाँ है, और हम आपसे कैसे संपर्क करें।',
  },
  'First on the phone, then at the place.': {
    or: "ପ୍ରଥମେ ଫୋନରେ, ତା'ପରେ ସେହି ଜାଗାରେ।",
    hi: 'पहले फ़ोन पर, फिर उसी जगह पर।',
  },
}

/** The words that come with the site for a paragraph; empty where there are none. */
export function standardWords(language: OtherLanguage, paragraph: string): string {
  return words[paragraph]?.[language] ?? ''
}
