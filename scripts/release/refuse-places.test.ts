import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { repositoryFolder } from '../applications';
import { refuseLocalPaths } from './refuse-local-paths';

/** A home folder with a project. */
const home = join(temporaryFolder(), 'ñandú');
mkdirSync(join(home, 'puente/node_modules'), { recursive: true });

const check = (text: string, file = 'node/1.cjs') => {
  const releasesFolder = temporaryFolder();
  const release = writeRelease(releasesFolder, {
    name: 'mf-a',
    id: 'a1',
    contents: { [file]: text },
  });
  return refuseLocalPaths(join(releasesFolder, 'mf-a/a1'), release, [home, repositoryFolder]);
};

const base64 = (text: string) => Buffer.from(text).toString('base64');

test.each([
  ['a path of the project', `x("${repositoryFolder}/node_modules/a.js")`],
  [
    'a variable that is called as the file of a package',
    `var ${repositoryFolder.replaceAll(/[^a-z\d$]+/gi, '_')}_node_modules_a_b_js__WEBPACK_IMPORTED_MODULE_0__`,
  ],
  ['the folder of the packages', `'${repositoryFolder}/node_modules'`],
  ['a path of the home folder', `const a = \`${home}/puente/a b\`;`],
  ['an address of a file', 'new URL(".", "file:///build/a.mjs")'],
  ['an address of a file on Windows', '"file:///C:/build/a.mjs"'],
  ['an address of a file of a host', '"file://host/build/a.mjs"'],
  ['a path in base64', `url(data:text/css;base64,${base64(`${home}/puente/una.css`)})`],
  ['an address in base64', `"${base64('//# sourceMappingURL=file:///build/una/larga.map')}"`],
])('%s is refused with its file', async (_what, text) => {
  await expect(check(text)).rejects.toThrow(
    /^mf-a a1: node\/1\.cjs contiene la ruta de una carpeta de la máquina de construcción, en el byte \d+: «/,
  );
});

test('the place is told by its byte', async () => {
  await expect(check('/* ñ */ "file:///build/a.mjs"', '1.js')).rejects.toThrow(
    'mf-a a1: 1.js contiene la ruta de una carpeta de la máquina de construcción, en el byte 10: «file:///build/a.mjs»; quítala',
  );
});

test.each([
  ['a part of another path', `"https://host${home}/puente"`],
  ['an address below a folder that is called as one of the machine', `"${home}/ofertas"`],
  ['a path of no machine', '"/home/web_user/x", "/tmp", "/"'],
  ['how addresses of files begin', 'url.startsWith("file://") || "file:///"'],
  ['bytes of a picture', '\u0000\u00ff/\u0000'],
])('%s is none', async (_what, text) => {
  await expect(check(text)).resolves.toBeUndefined();
});
