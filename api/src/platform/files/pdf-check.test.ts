import { sampleCv } from '../../../testing/visitor';
import { looksLikePdf } from './pdf-check';

const text = sampleCv.toString('latin1');
const judge = (content: string) => looksLikePdf(Buffer.from(content, 'latin1'));

test.each([
  ['as it was written', text],
  ['with a mark of UTF-8 before it', `\xEF\xBB\xBF${text}`],
  ['with white space before it', `\r\n \t\0\f${text}`],
  ['with more than 1 KB after its end', `${text}${'\0'.repeat(5000)}`],
  ['that was added to', `${text}${'x'.repeat(3000)}\n%%EOF\n`],
])('a PDF %s is one', (_name, content) => {
  expect(judge(content)).toBe(true);
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script><!--'],
  ['an archive', 'PK\x03\x04\x14\0\0\0\0\0'],
  ['a picture', 'GIF89a\x01\0\x01\0'],
  ['a photo', '\xFF\xD8\xFF\xE0\0\x10JFIF'],
  ['a program', 'MZ\x90\0\x03'],
  ['a script', '#!/bin/sh\n'],
  ['JavaScript', 'x=`'],
  ['a comment', '%!PS-Adobe-3.0\n'],
  ['blanks without end', ' '.repeat(2000)],
])('what begins as %s is none', (_name, before) => {
  expect(judge(`${before}${text}`)).toBe(false);
});

test('nor is a file that was cut off, or an empty one', () => {
  expect(judge(text.slice(0, -40))).toBe(false);
  expect(judge('')).toBe(false);
});
