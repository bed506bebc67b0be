import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileKinds } from '@portal/releases/file-kinds';
import { toolsFolder } from '../applications';

const kinds = Object.values(fileKinds).flat();
const read = (file: string) => readFileSync(join(toolsFolder, file), 'utf8');

test('unit tests take every kind of file that a module may import', () => {
  const [, mapped = ''] = /'\\\\\.\((apng[^)]*)\)/.exec(read('scripts/jest/unit-preset.js')) ?? [];

  expect(kinds.filter((kind) => !new RegExp(`^(${mapped})$`).test(kind))).toEqual([]);
});

test('types know every kind of file that a module may import', () => {
  const types = read('shared/kit/src/ui/assets.d.ts');

  expect(kinds.filter((kind) => !types.includes(`'*.${kind}'`))).toEqual([]);
});
