import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { refuseGone } from './reporting-removals';

const folder = temporaryFolder();
const described = join(folder, 'mf-a/a1/release.json');
const gone = 'mf-a a1 ya no está en el almacén; constrúyelo otra vez.';

test.each([
  ['what is not there is gone', () => rmSync(described), gone],
  [
    'what the system does not read is told with its reason',
    () => {
      rmSync(described);
      symlinkSync('release.json', described);
    },
    'mf-a a1 no se pudo leer: Error: ELOOP',
  ],
  [
    'what is damaged is told as damaged',
    () => writeFileSync(described, '{'),
    'mf-a a1: su release.json está dañado o es de una versión más nueva de estas herramientas.',
  ],
])('%s', async (_what, damage, sentence) => {
  rmSync(join(folder, 'mf-a'), { recursive: true, force: true });
  writeRelease(folder, { name: 'mf-a', id: 'a1' });
  damage();

  await expect(refuseGone(folder, [{ name: 'mf-a', id: 'a1' }])).rejects.toThrow(sentence);
});
