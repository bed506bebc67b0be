import { accents, apostrophes, hyphens, invisible, joiners } from '@portal/contract/characters';
import { foldText, unusual } from '@portal/contract/fold-text';

/**
 * The contract's folding (`foldText`) as a function of the database. It needs no locale, no ICU and no extension:
 * letters are taken apart by `normalize`, which PostgreSQL has tables of its own for, and what is no other letter with an
 * accent is listed here.
 */
export const plainTextFunction = () => String.raw`
create or replace function plain_text(text) returns text
  language plpgsql immutable strict parallel safe as $function$
declare
  plain text := $1;
begin
  -- Most text is plain, already or without its accents, and the long list below is slow.
  if octet_length(plain) > length(plain) then
    plain := regexp_replace(normalize(replace(plain, '´', ''), NFKD), '[${quoted(unwritten)}]', '', 'g');
  end if;
  if octet_length(plain) > length(plain) then
    plain := regexp_replace(plain, '[${quoted(hyphens)}]', ' ', 'g');
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

const unwritten = `${accents}${invisible}${joiners}${apostrophes}`;

const quoted = (text: string) => text.replaceAll("'", "''");

const charactersBetween = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_none, index) => String.fromCodePoint(first + index));

const ascii = charactersBetween(0x20, 0x7e);
const blanks = ascii.filter((character) => character !== ' ' && foldText(character) === ' ');
const omitted = ascii.filter((character) => foldText(character) === '');

/** Of Latin, Greek, Cyrillic and Armenian: of other scripts with two cases nobody has a name here. */
const listed = [
  ...new Set([
    ...charactersBetween(0x80, 0x24f),
    ...charactersBetween(0x370, 0x52f),
    ...charactersBetween(0x531, 0x556),
    ...charactersBetween(0x1e00, 0x1eff),
    ...Array.from(unusual),
  ]),
].filter(
  (letter) => letter.normalize('NFKD') === letter && ![letter, '', ' '].includes(foldText(letter)),
);

const letters = listed.filter((letter) => foldText(letter).length === 1);
/** Those that are spelled with two letters. */
const spelled = listed.filter((letter) => foldText(letter).length > 1);
