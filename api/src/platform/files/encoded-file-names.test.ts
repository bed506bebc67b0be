import { PassThrough } from 'node:stream';
import { encodedFileNames } from './encoded-file-names';

const boundary = '----a(b)+c';
const part = (disposition: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

function namesIn(form: string, size: number) {
  const body = new PassThrough();
  const { names } = encodedFileNames(body, `multipart/form-data; boundary="${boundary}"`);
  const bytes = Buffer.from(form);
  for (let at = 0; at < bytes.length; at += size) body.emit('data', bytes.subarray(at, at + size));
  return Object.fromEntries(names);
}

test.each([1, 7, 1000, 1_000_000])(
  'an encoded name is read, however the form is cut: in pieces of %i bytes',
  (size) => {
    const form =
      part('name="id"', '1') +
      part(`name="cv"; filename="CV Perez.pdf"; filename*=UTF-8''CV%20P%C3%A9rez.pdf`, 'x') +
      part('name="foto"; filename="foto.jpg"', 'x'.repeat(10_000));

    expect(namesIn(form, size)).toEqual({ cv: 'CV Pérez.pdf' });
  },
);

test('what stands in a file is none of its names, and bytes that are no letters stop nothing', () => {
  const inside = `Content-Disposition: form-data; name="cv"; filename*=UTF-8''otro.pdf\r\n\r\n`;
  const form = part(`name="cv"; filename*=utf-8'es'a%FF%zz.pdf`, inside);

  expect(namesIn(form, 1000)).toEqual({ cv: 'a\uFFFD%zz.pdf' });
});
