/** Words that talk with the guide of a walk is made of, beside the light ones; whoever uses others talks with others. */
export const walkVocabulary: ReadonlySet<string> = new Set(
  (
    'done finished finish finishing completed complete over taken took walked walk walking covered cover crossed cross turned turn turning turns did moved move moving gone went come came coming comes reached reach reaching arrived arrive arriving passed pass touched touching touch through entered made obeyed followed ended landed kept keep stepped took skipped ' +
    'step steps pace paces corner bend number numbers count counting counted straight left right side sides way ways direction directions instruction instructions path route forward backward backwards back ahead further onwards around round half full middle end ends bit part portion most whole last final sharp slight ' +
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty hundred ' +
    'say saying tell told telling repeat once speak spoke speaking talk talking explain continue proceed carry next follow follows following start begin resume guide guiding lead leading gave give given words word voice line clear clearly ' +
    'when why which exact exactly correct correctly properly proper enough sure understand understood feel feels find found hear heard catch caught listening listen attention paying distracted forget forgot forgotten remember missed miss lost wrong wrongly mistake extra less fewer different off confused matching strange somewhere wonder ' +
    'place spot shelf shelves rack racks section aisle row dairy bread breads biscuits biscuit snacks milk shop store entrance fridge cold these ' +
    'near nearer nearly nearby close closer far farther distance long metres meters feet minutes minute remaining remain remains balance pending soon almost finally facing face front beside behind between opposite past next standing stand location position land landed ' +
    'wait waiting pause pausing hold holding rest resting moment second seconds break stop stopped stopping quiet silent silence slow slowly slower fast faster speed ' +
    'app phone work works before never nothing anything something each every same previous after kindly dear shall must much many hmm well being should supposed while means mean getting other them oh able hand hands myself own alone as until till ' +
    'leg legs foot knees hurting paining tired old chair wall glass noise crowd loud time ' +
    'lane whose which simple short bit rest mind elsewhere ears within asked asking round ended order total trust fold folded breath uneasy corner balance sharp fully ' +
    'bakery counter till exit freezer cheese curd cookies towards toward passing crossing touching heading clue idea ' +
    'fully alright lot lots mistaken early late changed nowhere use quit yet attention focus keep head letting behind straightaway ' +
    'track course total complete madam maam mam under matching matches fits goods show standing ' +
    'quick pillar pole mat carpet door gate table board sign packets big small normal circle circles beginning cancel cancelled if case ' +
    'haan han bolo batao bas accha theek hai ek kitna baki baaki aage'
  ).split(' '),
)
