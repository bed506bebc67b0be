import { looksLikePdf } from './curriculum-bytes';

const text = [
  '%PDF-1.4\n%\xE2\xE3\xCF\xD3',
  '1 0 obj << /Type /Catalog >> endobj',
  'trailer << /Root 1 0 R >>',
  'startxref',
  '20',
  '%%EOF\n',
].join('\n');
const judge = (content: string) =>
  looksLikePdf(Uint8Array.from(content, (character) => character.charCodeAt(0)));

test.each([
  ['as it was written', text],
  ['with a mark of UTF-8 before it', `\xEF\xBB\xBF${text}`],
  [
    'with a job of a printer before it',
    `\x1B%-12345X@PJL SET RESOLUTION=600\r\n@PJL ENTER\n${text}`,
  ],
  [
    'with the head of an answer before it',
    `HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n${text}`,
  ],
  [
    'with the head of a mail before it',
    `Content-Type: application/pdf; name="cv.pdf"\nDate: 1\n\n${text}`,
  ],
  [
    'with the head of an answer of many signs before it',
    `HTTP/2 200\r\nETag: W/"a~1"\r\nSet-Cookie: a=%2F; Path=/?b&c\r\nServer: x (y)\r\n\r\n${text}`,
  ],
  ['with white space before it', `\r\n \t\0\f${text}`],
  ['with more than 1 KB after its end', `${text}${'\0'.repeat(5000)}`],
  ['with megabytes after its end', `${text}${'x'.repeat(2_000_000)}`],
  ['with bytes that are no text', `${text.slice(0, 9)}\x80\x81\x9F\xFF${text.slice(9)}`],
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
  ['JavaScript with a label', 'a: x=`'],
  ['a page behind the head of an answer', 'HTTP/1.1 200 OK\n\n<script>'],
  ['the head of an answer without end', `X-A: ${'a'.repeat(1100)}\n`],
  ['the head of a mail with a page in it', 'X-A: <script>alert(1)</script>\n\n'],
  ['the head of an answer with a page in it', 'HTTP/1.1<script> 200 OK\nX-A: 1\n\n'],
  ['the job of a printer with a page in it', '\x1B%-12345X@PJL <script>\n'],
  ['the head of a mail with bytes that are no text', 'X-A: \xE9\x90\n\n'],
  ['the head of a mail with JavaScript', 'X-A: `\n\n'],
  ['a comment', '%!PS-Adobe-3.0\n'],
  ['blanks without end', ' '.repeat(2000)],
])('what begins as %s is none', (_name, before) => {
  expect(judge(`${before}${text}`)).toBe(false);
});

test('nor is a file that was cut off, or an empty one', () => {
  expect(judge(text.slice(0, -10))).toBe(false);
  expect(judge('')).toBe(false);
});
