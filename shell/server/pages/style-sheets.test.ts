import { namedFiles } from '@portal/releases/file-kinds';
import { sampleRoute, writeRelease } from '@portal/releases/testing/sample-releases';
import { writeSampleRegistry, writeSampleReleases, createSampleSite } from '../testing/sample-site';

const releasesFolder = writeSampleReleases();
const page = 'lab/lab-page';
const kinds: string[] = [...(namedFiles.source.match(/\w+(?=[|)])/g) ?? [])];

const lab = writeRelease(releasesFolder, {
  name: 'mf-offers',
  id: 'l1',
  pages: { [page]: ['lab-page.js'] },
  styles: { [page]: ['lab-page.css', '7.css'] },
  contents: {
    'lab-page.js': '1',
    'lab-page.css': 'p{color:red}',
    '7.css': 'p{margin:0}',
    ...Object.fromEntries(kinds.map((kind) => [`assets/a.${kind}`, kind])),
  },
  routes: [
    { ...sampleRoute, path: '/laboratorio', page },
    { ...sampleRoute, path: '/guardado', page, access: 'ROLE_ADMIN', render: 'client' },
  ],
});
writeSampleRegistry(releasesFolder, 'l1');

let site: Awaited<ReturnType<typeof createSampleSite>>;

beforeAll(async () => {
  site = await createSampleSite({ releasesFolder });
});

afterAll(() => site.close());

const get = (url: string) => site.inject({ url, headers: { host: 'example.org' } });

test('a page comes with its style sheets, in their order and with their hashes', async () => {
  const { body } = await get('/laboratorio');
  const tagOf = (file: string) =>
    `<link rel="stylesheet" data-served href="/releases/mf-offers/l1/${file}" integrity="${lab.files[file]?.integrity}">`;

  expect(body).toContain(tagOf('lab-page.css') + tagOf('7.css'));
});

test('each page is told which sheets another one has, by their hashes', async () => {
  const { body } = await get('/pagina-principal');
  const sheets = ['lab-page.css', '7.css'].map((file) => [file, lab.files[file]?.integrity]);

  expect(body).not.toContain('<link rel="stylesheet"');
  expect(body).toContain(`"styles":{"l1":${JSON.stringify(Object.fromEntries(sheets))}}`);
});

test('of a guarded page no sheet is asked for before its guard decides', async () => {
  const { body } = await get('/guardado');

  expect(body).not.toContain('<link rel="stylesheet"');
});

test('style sheets come from releases of this host only, fonts from this host and from within them', async () => {
  const { headers } = await get('/laboratorio');

  expect(headers['content-security-policy']).toContain("font-src 'self' data:;");
  expect(headers['content-security-policy']).toMatch(
    /style-src-elem example\.org\/releases\/ 'sha256-[^;]*;/,
  );
});

test.each([
  ['lab-page.css', 'text/css; charset=utf-8'],
  ['assets/a.apng', 'image/apng'],
  ['assets/a.avif', 'image/avif'],
  ['assets/a.gif', 'image/gif'],
  ['assets/a.ico', 'image/vnd.microsoft.icon'],
  ['assets/a.jpeg', 'image/jpeg'],
  ['assets/a.jpg', 'image/jpeg'],
  ['assets/a.png', 'image/png'],
  ['assets/a.svg', 'image/svg+xml'],
  ['assets/a.webp', 'image/webp'],
  ['assets/a.otf', 'font/otf'],
  ['assets/a.ttf', 'font/ttf'],
  ['assets/a.woff', 'font/woff'],
  ['assets/a.woff2', 'font/woff2'],
  ['assets/a.mp3', 'audio/mpeg'],
  ['assets/a.mp4', 'video/mp4'],
  ['assets/a.ogg', 'audio/ogg'],
  ['assets/a.vtt', 'text/vtt; charset=utf-8'],
  ['assets/a.wav', 'audio/wav'],
  ['assets/a.webm', 'video/webm'],
])('%s is served as %s', async (file, type) => {
  const { statusCode, headers } = await get(`/releases/mf-offers/l1/${file}`);

  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe(type);
  kinds.splice(kinds.indexOf(file.split('.')[1] ?? ''), 1);
});

test('no kind of file is left out above', () => expect(kinds).toEqual([]));
