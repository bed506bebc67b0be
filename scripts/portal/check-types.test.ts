import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { checkTypes } from './check-types';

function writeRepository(source: string) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'src'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    '{ "compilerOptions": { "strict": true, "types": [] } }',
  );
  writeFileSync(join(folder, 'src/offer.ts'), source);
  return folder;
}

test('sources with the wrong types are refused in the words of the compiler', async () => {
  const folder = writeRepository("export const salary: number = 'mucho';");

  await expect(checkTypes(folder)).rejects.toThrow(
    /^Los tipos de las fuentes no son correctos:\nsrc\/offer\.ts\(1,14\): error TS2322: Type 'string'/,
  );
}, 60_000);

test('sources with the right types are not', async () => {
  await expect(checkTypes(writeRepository('export const salary = 7;'))).resolves.toBeUndefined();
}, 60_000);
