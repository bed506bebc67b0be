import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { createCauses } from './describe-cause';

const releasesFolder = temporaryFolder();
const folder = join(temporaryFolder(), 'mf-lab');
const causes = createCauses(releasesFolder, [{ name: 'mf-lab', folder, isShell: false }]);

/** Maps every line of the script to the second line of the source. */
const map = {
  version: 3,
  sources: ['webpack:///mf-lab/src/lab-page.tsx'],
  names: [],
  mappings: 'AACA',
};

beforeAll(() => {
  mkdirSync(join(folder, 'src'), { recursive: true });
  writeFileSync(join(folder, 'src/lab-page.tsx'), 'one\nconst base = process.env;\nthree');
  mkdirSync(join(releasesFolder, 'mf-lab/dev/node'), { recursive: true });
  for (const script of ['lab-page.js', 'node/lab-page.cjs']) {
    writeFileSync(join(releasesFolder, 'mf-lab/dev', `${script}.map`), JSON.stringify(map));
  }
});

const failed = { application: 'mf-lab', page: 'lab/lab-page' };

test('of what failed in a page it tells the file and the line of the source, with the lines around it', async () => {
  const text =
    'ReferenceError: process is not defined\n    at http://localhost:8080/releases/mf-lab/dev/lab-page.js?retry=1:1:9';

  expect(await causes.describe({ ...failed, text })).toEqual({
    title: 'La página lab/lab-page de mf-lab falla en el navegador',
    place: { file: 'mf-lab/src/lab-page.tsx', line: 2 },
    excerpt: [
      { line: 1, text: 'one' },
      { line: 2, text: 'const base = process.env;' },
      { line: 3, text: 'three' },
    ],
    detail: 'ReferenceError: process is not defined',
  });
});

test('what is in no source that it knows is told in its own words', async () => {
  const text = 'Error: /releases/mf-lab/dev/remoteEntry.js could not be loaded.';

  expect(await causes.describe({ ...failed, text })).toEqual({
    title: 'La página lab/lab-page de mf-lab falla en el navegador',
    excerpt: [],
    detail: text,
  });
});

test('of a page that the server cannot render one sentence tells where that is', async () => {
  const stack = `ReferenceError: window is not defined\n    at LabPage (${releasesFolder}/mf-lab/dev/node/lab-page.cjs:1:1)`;

  expect(
    await causes.notRendered('/lab', { reason: 'ReferenceError: window is not defined', stack }),
  ).toBe(
    "El servidor no puede renderizar /lab, así que lo hace el navegador: «ReferenceError: window is not defined» en mf-lab/src/lab-page.tsx, línea 2. Mueve a un efecto el código que solo funciona en el navegador, o declara la ruta con «render: 'client'».",
  );
});
