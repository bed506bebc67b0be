import { foldText } from '@portal/contract/fold-text';

/** Returns the SQL of `plain_text` for a migration, with the contract's folding (`foldText`). */
export const plainTextFunction = () => String.raw`
create or replace function plain_text(text) returns text
  language plpgsql immutable strict parallel safe as $function$
declare
  plain text := $1;
begin
  -- Most text is plain, already or without its accents, and the long list below is slow.
  if octet_length(plain) > length(plain) then
    plain := regexp_replace(normalize(replace(plain, '´', ''), NFKD), '[${unwritten}]', '', 'g');
  end if;
  if octet_length(plain) > length(plain) then
    plain := translate(plain, '${quoted(letters.join(''))}', '${quoted(letters.map(foldText).join(''))}');
    ${spelled.map((letter) => `plain := replace(plain, '${letter}', '${foldText(letter)}');`).join('\n    ')}
  end if;
  -- In «C» only the letters of English change, in every locale alike.
  plain := lower(translate(plain, '${quoted([...blanks, ...omitted].join(''))}', '${' '.repeat(blanks.length)}') collate "C");
  if position('  ' in plain) > 0 then
    plain := regexp_replace(plain, ' +', ' ', 'g');
  end if;
  return plain;
end $function$;
`;

const quoted = (text: string) => text.replaceAll("'", "''");

export const charactersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index));

const ascii = charactersBetween(0x20, 0x7e);
const blanks = ascii.filter((character) => character !== ' ' && foldText(character) === ' ');
const omitted = ascii.filter((character) => foldText(character) === '');

/** Does not decompose, but is changed by the folding. */
const isFolded = (character: string) =>
  character.normalize('NFKD') === character && foldText(character) !== character;

/** Removed characters, as the inside of a class; unpaired surrogates are none. */
const unwritten = [
  ...charactersBetween(0x80, 0xd7ff),
  ...charactersBetween(0xf900, 0xffff),
  ...charactersBetween(0xe0000, 0xe0fff),
]
  .filter((character) => isFolded(character) && foldText(character) === '')
  .map((character) => Number(character.codePointAt(0)))
  .reduce<[number, number][]>((found, code) => {
    const last = found.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else found.push([code, code]);
    return found;
  }, [])
  .map((range) => range.map((code) => `\\U${code.toString(16).padStart(8, '0')}`).join('-'))
  .join('');

/**
 * Symbols, and Latin, Greek, Cyrillic and Armenian letters. Names here use no other script with two
 * cases.
 */
const listed = [
  ...charactersBetween(0x80, 0x2af),
  ...charactersBetween(0x370, 0x52f),
  ...charactersBetween(0x531, 0x556),
  ...charactersBetween(0x1e00, 0x1eff),
  ...charactersBetween(0x2000, 0x2212),
].filter((character) => isFolded(character) && foldText(character) !== '');

const letters = listed.filter((letter) => foldText(letter).length === 1);
const spelled = listed.filter((letter) => foldText(letter).length > 1);
