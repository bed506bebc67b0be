import { deflateSync } from 'node:zlib';
import { sniffImage } from '../files/image-check';
import { startTestApi, type TestApi } from '../testing/test-api';
import { multipart } from '../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Enough of a PNG for whoever looks at its head. */
function png(width: number, height: number) {
  const head = Buffer.alloc(33);
  head.write('\x89PNG\r\n\x1a\n', 'latin1');
  head.writeUInt32BE(13, 8);
  head.write('IHDR', 12);
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  return Buffer.concat([head, deflateSync(Buffer.alloc(10))]);
}

const upload = async (bytes: Buffer, { id = '5', name = 'foto.png', type = 'image/png' } = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/personas/upload',
    ...withAdmin(
      await multipart({ archivo: new File([new Uint8Array(bytes)], name, { type }), id }),
    ),
  });

const withAdmin = ({ payload, headers }: Awaited<ReturnType<typeof multipart>>) => ({
  payload,
  headers: { ...headers, ...api.admin },
});

const stored = async () => (await api.files.list('photos')).toSorted();

test('must-have 7: a photo is kept under a random name, and shown as what it was found to be', async () => {
  const answer = await upload(png(64, 64));

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    mensaje: 'La foto se subio correctamente!',
    persona: { id_persona: 5, foto: expect.stringMatching(/^[0-9a-f-]{36}\.png$/) },
  });

  const photo = await api.app.inject(`/api/uploads/img/${answer.json().persona.foto}`);
  expect(photo.statusCode).toBe(200);
  expect(photo.rawPayload.equals(png(64, 64))).toBe(true);
  expect(photo.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('a new photo takes the place of the one before, whose file goes', async () => {
  const first = (await upload(png(64, 64), { id: '6' })).json().persona.foto;
  const second = (await upload(png(80, 80), { id: '6' })).json().persona.foto;

  expect(second).not.toBe(first);
  const { rows } = await api.database.pool.query('select name from unfinished_files');
  expect(rows).toEqual([{ name: `photos/${first}` }]);
});

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'image/svg+xml',
  ],
  ['HTML that says it is an image', Buffer.from('<html><script>1</script></html>'), 'image/png'],
  ['a PNG that ends in its head', png(64, 64).subarray(0, 18), 'image/png'],
])('must-have 7: %s is refused', async (_name, bytes, type) => {
  const answer = await upload(bytes, { type });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe('EL archivo debe ser del tipo imagen');
});

test('must-have 7: an image too large to show is refused', async () => {
  const answer = await upload(png(60_000, 10));

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe('La imagen no debe superar los 6000 píxeles por lado.');
});

test('no file, no person', async () => {
  const files = await stored();
  const noFile = await api.app.inject({
    method: 'POST',
    url: '/api/personas/upload',
    ...withAdmin(await multipart({ id: '5' })),
  });
  const noPerson = await upload(png(64, 64), { id: '9999' });

  expect(noFile.json().mensaje).toBe('Debe seleccionar una foto');
  expect([noFile.statusCode, noPerson.statusCode]).toEqual([400, 404]);
  expect(await stored()).toEqual(files);
});

test('unknown and strange names of photos', async () => {
  const read = async (name: string) =>
    (await api.app.inject(`/api/uploads/img/${name}`)).statusCode;

  expect(await read('00000000-0000-0000-0000-000000000000.png')).toBe(404);
  expect(await read('..%2F..%2Ftoken-key.json')).toBe(400);
  expect(await read('a.svg')).toBe(400);
});

describe('the sizes of images', () => {
  const jpeg = Buffer.from(
    'ffd8ffe000104a46494600010100000100010000ffc400040300ffc0001108012c0190030122',
    'hex',
  );
  const gif = Buffer.concat([Buffer.from('GIF89a'), Buffer.from([0x90, 0x01, 0x2c, 0x01])]);
  const webp = (kind: string, rest: number[]) =>
    Buffer.concat([Buffer.from(`RIFF\0\0\0\0WEBP${kind}`, 'latin1'), Buffer.from(rest)]);

  test.each([
    ['JPEG', jpeg, 'jpg'],
    ['GIF', gif, 'gif'],
    ['WebP VP8X', webp('VP8X', [10, 0, 0, 0, 0, 0, 0, 0, 0x8f, 1, 0, 0x2b, 1, 0]), 'webp'],
    ['WebP VP8L', webp('VP8L', [5, 0, 0, 0, 0x2f, 0x8f, 0xc1, 0x4a, 0]), 'webp'],
    ['WebP VP8', webp('VP8 ', [0, 0, 0, 0, 0, 0, 0, 0x9d, 1, 0x2a, 0x90, 1, 0x2c, 1]), 'webp'],
  ])('%s', (_name, bytes, extension) => {
    expect(sniffImage(bytes)).toEqual({ extension, width: 400, height: 300 });
  });
});
