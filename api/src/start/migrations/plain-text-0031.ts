/**
 * The contract's folding (`foldText`) as of migration 0031. Needs no locale, ICU or extension:
 * PostgreSQL's `normalize` decomposes letters, and the remaining characters are listed.
 */
export const plainTextFunction = String.raw`
create or replace function plain_text(text) returns text
  language plpgsql immutable strict parallel safe as $function$
declare
  plain text := $1;
begin
  -- Most text is plain, already or without its accents, and the long list below is slow.
  if octet_length(plain) > length(plain) then
    plain := regexp_replace(normalize(replace(plain, '´', ''), NFKD), '[\U000000ad-\U000000ad\U000000b7-\U000000b7\U000002b9-\U000002b9\U000002bb-\U000002bd\U000002c8-\U000002c8\U00000300-\U0000033f\U00000342-\U00000342\U00000345-\U0000036f\U00000485-\U00000486\U0000061c-\U0000061c\U0000064b-\U00000655\U00000670-\U00000670\U00000951-\U00000954\U0000115f-\U00001160\U000017b4-\U000017b5\U0000180b-\U0000180f\U00001ab0-\U00001add\U00001ae0-\U00001aeb\U00001cd0-\U00001cd2\U00001cd4-\U00001ce0\U00001ce2-\U00001ce8\U00001ced-\U00001ced\U00001cf4-\U00001cf4\U00001cf8-\U00001cf9\U00001dc0-\U00001dff\U0000200b-\U0000200f\U00002018-\U0000201b\U00002027-\U00002027\U0000202a-\U0000202e\U00002032-\U00002032\U00002035-\U00002035\U00002060-\U0000206f\U000020d0-\U000020f0\U0000302a-\U0000302d\U00003099-\U0000309a\U0000fe00-\U0000fe0f\U0000fe20-\U0000fe2d\U0000feff-\U0000feff\U0000fff0-\U0000fff8\U000e0000-\U000e0fff]', '', 'g');
  end if;
  if octet_length(plain) > length(plain) then
    plain := translate(plain, '«°»ÐØðøĐđĦħıĸŁłŊŋŦŧƁƂƄƆƇƉƊƋƎƏƐƑƒƓƔƖƗƘƜƝƟƢƤƦƧƩƬƮƱƲƳƵƷƸƼǤǶǷȜȠȢȤȺȻȽȾɁɃɄɅɆɈɊɌɎəͰͲͶͿΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςϏϘϚϜϞϠϢϤϦϨϪϬϮϷϺϽϾϿЂЄЅІЈЉЊЋЏАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯѠѢѤѦѨѪѬѮѰѲѴѸѺѼѾҀҊҌҎҐҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӃӅӇӉӋӍӔӘӠӨӶӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖỺỼỾ‐‒–—―“”„ℲↃ−', '"o"dododdhhikllnnttɓƃƅɔƈɖɗƌǝeɛffɠɣɩɨƙɯɲɵƣƥʀƨʃƭʈʊʋƴƶʒƹƽǥƕƿȝƞȣȥⱥȼƚⱦɂƀʉʌɇɉɋɍɏeͱͳͷϳαβγδεζηθικλμνξοπρστυφχψωσϗϙϛϝϟϡϣϥϧϩϫϭϯϸϻͻͼͽђєѕіјљњћџабвгдежзиклмнопрстуфхцчшщъыьэюяѡѣѥѧѩѫѭѯѱѳѵѹѻѽѿҁҋҍҏґғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏӄӆӈӊӌӎӕәӡөӷӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆỻỽỿ     """ⅎↄ ');
    plain := replace(plain, 'Æ', 'ae');
    plain := replace(plain, 'Þ', 'th');
    plain := replace(plain, 'ß', 'ss');
    plain := replace(plain, 'æ', 'ae');
    plain := replace(plain, 'þ', 'th');
    plain := replace(plain, 'Œ', 'oe');
    plain := replace(plain, 'œ', 'oe');
    plain := replace(plain, 'ẞ', 'ss');
  end if;
  -- In «C» only the letters of English change, in every locale alike.
  plain := lower(translate(plain, '-''${'`'}', ' ') collate "C");
  if position('  ' in plain) > 0 then
    plain := regexp_replace(plain, ' +', ' ', 'g');
  end if;
  return plain;
end $function$;
`;
