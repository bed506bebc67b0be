import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { repositoryFolder } from '../applications';
import { buildRelease } from './build-release';
import { writeTinyRemote } from './testing/tiny-remote';

/** Builds a remote with these first lines in its page. */
function build(head: string, files: Readonly<Record<string, string>> = {}) {
  const folder = join(temporaryFolder(), 'mf-a');
  const { application, write } = writeTinyRemote(folder, 'mf-a');
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    write(file, text);
  }
  write('src/tiny/tiny-page.tsx', `${head}\nexport const TinyPage = () => <p>{String(used)}</p>;`);
  return buildRelease(application, { releasesFolder: temporaryFolder() });
}

test.each(['react-router-dom', 'react-router'])(
  'a page that imports %s is refused with what to use',
  async (name) => {
    await expect(build(`import { Link as used } from '${name}';`)).rejects.toThrow(
      `mf-a: src/tiny/tiny-page.tsx importa ${name}, que en la página no conoce el enrutador del sitio; usa Link, NavLink, Navigate, useLocation, useNavigate, useParams y useSearchParams de @portal/runtime.`,
    );
  },
  60_000,
);

test('types of the router are no import of it', async () => {
  const { isNew } = await build("import type { To } from 'react-router-dom'; const used: To = '';");

  expect(isNew).toBe(true);
}, 60_000);

test.each([
  ['react', 'node_modules/react/index.js'],
  ['@portal/runtime', 'shared/runtime/src/session/session-store.ts'],
])(
  'a second copy of %s is refused with the file that brings it',
  async (name, file) => {
    const path = JSON.stringify(join(repositoryFolder, file));

    await expect(build(`import * as used from ${path};`)).rejects.toThrow(
      `mf-a: src/tiny/tiny-page.tsx trae otra copia de ${name}, y la página ya tiene la del shell; impórtalo como «${name}».`,
    );
  },
  60_000,
);

test('a package that wants another React gets the one of the page', async () => {
  const { isNew } = await build("import used from '../widget/widget';", {
    'src/widget/widget.ts': "import { useState } from 'react'; export default useState;",
    'src/widget/node_modules/react/package.json': '{ "name": "react", "version": "18.3.1" }',
    'src/widget/node_modules/react/index.js': 'throw new Error("a second React");',
  });

  expect(isNew).toBe(true);
}, 60_000);

test.each([
  [
    'picture.psd',
    'mf-a: src/tiny/picture.psd es de un tipo que no se puede importar; se puede: .ts, .tsx, .js, .json, .css, imágenes (apng, avif, gif, ico, jpeg, jpg, png, svg, webp), letras (otf, ttf, woff, woff2), y sonido y video (mp3, mp4, ogg, vtt, wav, webm).',
  ],
  ['tiny.scss', 'mf-a: src/tiny/tiny.scss es de un tipo que no se puede importar; se puede: .ts'],
  [
    'old.js',
    'mf-a: src/tiny/old.js no se puede leer; lo que tiene JSX o tipos va en un archivo .tsx o .ts.',
  ],
])(
  '%s is refused with what can be imported',
  async (file, sentence) => {
    const text = file.endsWith('.js')
      ? 'export default <p>Hola</p>;'
      : '$a: 1; \u0000 .b { c: $a }';

    await expect(
      build(`import used from './${file}';`, { [`src/tiny/${file}`]: text }),
    ).rejects.toThrow(sentence);
  },
  60_000,
);
