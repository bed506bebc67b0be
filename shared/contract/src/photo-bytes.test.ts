import { isSupportedPicture, pictureKind, pictureRefusal } from './photo-bytes';

const kindOf = (text: string) =>
  pictureKind(Uint8Array.from(text, (character) => character.charCodeAt(0)));

test.each([
  ['\xFF\xD8\xFF\xE1\0\x18Exif', 'JPEG'],
  ['\x89PNG\r\n\x1A\n', 'PNG'],
  ['GIF89a\x01\0', 'GIF'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'WebP'],
  ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'HEIC'],
  ['\0\0\0\x1Cftypmif1\0\0\0\0mif1avifmiaf', 'AVIF'],
  ['\0\0\0\x1Cftypavif\0\0\0\0avifmif1', 'AVIF'],
  ['II*\0\x08\0\0\0', 'TIFF'],
  ['MM\0*\0\0\0\x08', 'TIFF'],
  ['BM\x46\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0', 'BMP'],
  ['\xFF\x0A\x01', 'JPEG XL'],
])('%j begins a picture of the kind %s', (head, kind) => {
  expect(kindOf(head)).toBe(kind);
});

test.each(['', 'BMW 320', '%PDF-1.4', '<svg>', '\0\0\0\x18ftypmp42\0\0\0\0isom', 'MZ\x90\0'])(
  '%j begins none',
  (head) => expect(kindOf(head)).toBeUndefined(),
);

test('the server opens four kinds; of another one its name is told, and what to do', () => {
  expect(
    (['JPEG', 'PNG', 'GIF', 'WebP', 'HEIC', undefined] as const).map(isSupportedPicture),
  ).toEqual([true, true, true, true, false, false]);
  expect(pictureRefusal('TIFF')).toBe(
    'La foto está en formato TIFF, que no podemos abrir aquí: guárdala como JPG o PNG y elígela de nuevo.',
  );
  expect(pictureRefusal('HEIC')).toContain('Si está en un iPhone');
});
