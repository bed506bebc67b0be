import * as v from 'valibot';
import { curriculumFile } from './curriculum';
import { isPdf } from './curriculum-reading';

const content = '%PDF-1.4\n%%EOF\n';
const fileOf = (parts: BlobPart[], type = 'application/pdf', name = 'cv.pdf') =>
  new File(parts, name, { type });

const problemOf = (file: unknown) => v.safeParse(curriculumFile, file).issues?.[0].message;

async function problemWith(file: File) {
  const isOne = await isPdf(file);
  expect(problemOf(file) === 'El archivo debe ser un PDF.').toBe(!isOne);
  return problemOf(file);
}

test.each([
  'application/pdf',
  'application/x-pdf',
  'application/wps-office.pdf',
  'application/haansoftpdf',
  'application/vnd.pdf',
  'application/acrobat',
  'application/x-download',
  'application/force-download',
  'application/octet-stream',
  'binary/octet-stream',
  'text/pdf',
  'application/pdf; charset=binary',
  'image/png',
  '',
])('a PDF is one under the type «%s», with an extension or none', async (type) => {
  expect(await problemWith(fileOf([content], type))).toBeUndefined();
  expect(await problemWith(fileOf([content], type, 'currículum'))).toBeUndefined();
});

test.each([
  ['a picture', '\x89PNG\r\n'],
  ['a document of Word', 'PK\x03\x04'],
  ['an empty file', ''],
  ['a PDF that was cut off', '%PDF-1.4\n'],
])('%s is none, though its name and its type say so', async (_name, bytes) => {
  expect(await problemWith(fileOf([bytes]))).toBe('El archivo debe ser un PDF.');
});

test('one that is too large is not read whole to tell what is wrong with it', async () => {
  const large = new Uint8Array(3_145_729);
  const tooBig = 'El archivo no debe superar los 3MB.';
  const read = jest.spyOn(Blob.prototype, 'arrayBuffer');

  expect(await problemWith(fileOf([content, large], '', 'cv'))).toBe(tooBig);
  expect(await problemWith(fileOf([large]))).toBe(tooBig);
  expect(await problemWith(fileOf([large], 'image/jpeg', 'cv.jpg'))).toBe(
    'El archivo debe ser un PDF.',
  );
  expect(read.mock.contexts.map((blob) => (blob instanceof Blob ? blob.size : 0))).toEqual([
    1024, 1024,
  ]);
});

test('one that cannot be read is left to the server, and none is missing', async () => {
  const file = fileOf([content]);
  file.arrayBuffer = () => Promise.reject(new DOMException('Gone.', 'NotReadableError'));

  expect(await problemWith(file)).toBeUndefined();
  expect(problemOf(undefined)).toBe('Debes subir tu currículum.');
});
