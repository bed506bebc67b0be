import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { multipart } from '../../testing/visitor';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const blank = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

function pngChunk(type: string, content: Uint8Array) {
  const chunk = Buffer.alloc(content.length + 12);
  chunk.writeUInt32BE(content.length);
  chunk.write(type, 4);
  chunk.set(content, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), content.length + 8);
  return chunk;
}

/** Builds a small file that declares a large picture. */
function bomb(width: number, height: number) {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', head),
    pngChunk('IDAT', deflateSync(Buffer.alloc(100))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

const upload = async (
  bytes: Uint8Array,
  { id = '5', name = 'foto.png', type = 'image/png' } = {},
) =>
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

/** Reads the uploaded photo without a token. */
async function uploadAndShow(bytes: Uint8Array, options = {}) {
  const answer = await upload(bytes, options);
  const name: string = answer.json().persona?.foto ?? '';
  const shown = await api.app.inject(`/api/uploads/img/${name}`);
  return { answer, shown, picture: shown.rawPayload };
}

test('must-have 7: a photo is kept under a random name, and shown as what it was found to be', async () => {
  const { answer, shown } = await uploadAndShow(await blank().png().toBuffer());

  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toMatchObject({
    mensaje: 'La foto se subio correctamente!',
    persona: { id_persona: 5, foto: expect.stringMatching(/^[0-9a-f-]{36}\.webp$/) },
  });
  expect(shown.statusCode).toBe(200);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({
    format: 'webp',
    width: 64,
    height: 48,
  });
});

test('a new photo takes the place of the one before, whose file goes', async () => {
  const { answer } = await uploadAndShow(await blank().png().toBuffer(), { id: '6' });
  const first = answer.json().persona.foto;
  const next = await uploadAndShow(await blank().jpeg().toBuffer(), { id: '6' });

  expect(next.answer.json().persona.foto).not.toBe(first);
  const { rows } = await api.database.pool.query('select name from unfinished_files');
  expect(rows).toEqual([{ name: `photos/${first}` }]);
});

const secret = 'Calle Secreta 123';
const exif = {
  IFD0: { ImageDescription: secret, Artist: secret },
  IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '33/1 26/1 0/1' },
};
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${secret}</x:xmpmeta>`;

const insert = (picture: Buffer, at: number, piece: Buffer) =>
  Buffer.concat([picture.subarray(0, at), piece, picture.subarray(at)]);

describe('what a photo tells besides the picture is not kept', () => {
  const jpegComment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, secret.length + 2]),
    Buffer.from(secret),
  ]);
  const gifComment = Buffer.concat([
    Buffer.from([0x21, 0xfe, secret.length]),
    Buffer.from(secret),
    Buffer.from([0]),
  ]);

  test.each([
    ['EXIF with a place, in a JPEG', () => blank().withExif(exif).jpeg().toBuffer()],
    ['EXIF with a place, in a PNG', () => blank().withExif(exif).png().toBuffer()],
    ['EXIF with a place, in a WebP', () => blank().withExif(exif).webp().toBuffer()],
    ['XMP, in a JPEG', () => blank().withXmp(xmp).jpeg().toBuffer()],
    ['XMP, in a WebP', () => blank().withXmp(xmp).webp().toBuffer()],
    ['a comment, in a JPEG', async () => insert(await blank().jpeg().toBuffer(), 2, jpegComment)],
    [
      'a text, in a PNG',
      async () =>
        insert(
          await blank().png().toBuffer(),
          33,
          pngChunk('tEXt', Buffer.from(`Comment\0${secret}`)),
        ),
    ],
    [
      'a comment, in a GIF',
      async () => {
        const gif = await blank().gif().toBuffer();
        return insert(gif, gif.indexOf('\x21\xf9', 0, 'latin1'), gifComment);
      },
    ],
    [
      'a page behind a PNG',
      async () => Buffer.concat([await blank().png().toBuffer(), Buffer.from(`<script>${secret}`)]),
    ],
    [
      'an archive behind a GIF',
      async () =>
        Buffer.concat([await blank().gif().toBuffer(), Buffer.from(`PK\x05\x06${secret}`)]),
    ],
  ])('%s', async (_name, draw) => {
    const original = await draw();
    expect(original.includes(secret)).toBe(true);

    const { answer, picture } = await uploadAndShow(original);

    expect(answer.statusCode).toBe(201);
    expect(picture.includes(secret)).toBe(false);
    const kept = await sharp(picture).metadata();
    expect([kept.exif, kept.xmp, kept.icc, kept.comments]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    // Nothing follows the declared end of the file.
    expect(picture.readUInt32LE(4) + 8).toBe(picture.length);
  });
});

test('a photo taken with the camera on its side stands upright', async () => {
  const onItsSide = await blank(80, 40)
    .composite([{ input: await blank(40, 40).negate().png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();

  const { picture } = await uploadAndShow(onItsSide);

  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([40, 80]);
  const red = (x: number, y: number) => data.readUInt8((y * info.width + x) * info.channels) > 128;
  expect([red(20, 10), red(20, 70)]).toEqual([false, true]);
});

test('a photo is kept no larger than screens show it, and of an animation the first picture', async () => {
  const large = await uploadAndShow(await blank(3000, 1500).jpeg().toBuffer());
  const frames = [
    await blank(20, 20).png().toBuffer(),
    await blank(20, 20).negate().png().toBuffer(),
  ];
  const animation = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const moving = await uploadAndShow(animation);

  expect(await sharp(animation).metadata()).toMatchObject({ pages: 2 });
  expect(await sharp(large.picture).metadata()).toMatchObject({ width: 512, height: 256 });
  const { pages = 1, height } = await sharp(moving.picture).metadata();
  expect([pages, height]).toEqual([1, 20]);
});

test.each(['foto.png', 'foto.php.png', '../../foto.exe', ''])(
  'the name «%s» and the type that a browser claims count for nothing',
  async (name) => {
    const gif = await blank().gif().toBuffer();
    const { shown } = await uploadAndShow(gif, { name: name || 'x', type: 'image/svg+xml' });

    expect(shown.headers['content-type']).toBe('image/webp');
  },
);

test.each([
  [
    'an SVG',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'image/svg+xml',
  ],
  ['HTML that says it is an image', Buffer.from('<html><script>1</script></html>'), 'image/png'],
  ['a PNG that ends in its head', bomb(64, 64).subarray(0, 18), 'image/png'],
  ['nothing', Buffer.alloc(0), 'image/png'],
])('must-have 7: %s is refused', async (_name, bytes, type) => {
  const answer = await upload(bytes, { type });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe('EL archivo debe ser del tipo imagen');
});

test.each([
  ['TIFF', 'II*\0\x08\0\0\0'],
  ['HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['AVIF', '\0\0\0\x1Cftypavif\0\0\0\0avifmif1'],
])('must-have 7: a photo in the format %s is refused with what to do', async (kind, head) => {
  const answer = await upload(Buffer.from(head, 'latin1'), { type: 'image/jpeg' });

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toContain(`formato ${kind}, que no podemos abrir aquí`);
});

test.each([
  [60_000, 10],
  [6001, 1],
  [50_000, 50_000],
])('must-have 7: a picture of %i by %i pixels is refused before it is drawn', async (...size) => {
  const answer = await upload(bomb(...size));

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe('La imagen no debe superar los 6000 píxeles por lado.');
});

test('a picture that was cut off is refused', async () => {
  const whole = await blank(400, 300).jpeg().toBuffer();
  const answer = await upload(whole.subarray(0, whole.length - 300));

  expect(answer.statusCode).toBe(400);
  expect(answer.json().mensaje).toBe('La imagen está dañada.');
});

test('no file, no person', async () => {
  const files = await stored();
  const noFile = await api.app.inject({
    method: 'POST',
    url: '/api/personas/upload',
    ...withAdmin(await multipart({ id: '5' })),
  });
  const noPerson = await upload(await blank().png().toBuffer(), { id: '9999' });

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

test('a new photo is no change of what the form of a person holds, nor does saving that form touch it', async () => {
  const url = '/api/personas/5';
  const opened = (await api.app.inject({ url, headers: api.admin })).json();
  const { persona } = (await upload(await blank().png().toBuffer())).json();

  const saved = await api.app.inject({
    method: 'PUT',
    url: '/api/personas/update/5',
    headers: api.admin,
    payload: { ...opened, apellido: 'Otro' },
  });

  expect(saved.statusCode).toBe(200);
  expect(saved.json().persona).toMatchObject({ apellido: 'Otro', foto: persona.foto });
});
