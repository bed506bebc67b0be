import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryFolder } from '../../applications';

/** Writes a remote with one page and a dialog into a new folder. */
export function writeTinyRemote(folder: string, name = 'mf-tiny') {
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const writePage = (text: string) => write('src/tiny/tiny-page.tsx', pageOf(text));

  mkdirSync(join(folder, 'src/tiny'), { recursive: true });
  symlinkSync(join(repositoryFolder, 'node_modules'), join(folder, 'node_modules'));
  write('package.json', `{ "name": "${name}", "version": "3.1.0" }`);
  write('src/tiny/art.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('src/tiny/tiny-dialog.tsx', dialog);
  write('src/routes.ts', routes);
  writePage('Hola');
  return { application: { name, folder, isShell: false }, write, writePage };
}

const routes = `export const routes = [{ path: '/tiny', title: 'Tiny', page: 'tiny/tiny-page', access: 'public', render: 'server' }];`;

const dialog = `import { Heading } from '@chakra-ui/react/heading';
export const TinyDialog = () => <Heading>Ventana</Heading>;`;

const pageOf = (text: string) => `import { Link } from '@portal/runtime';
import { useState } from 'react';
import art from './art.svg';
export function TinyPage() {
  const [count] = useState(0);
  void import('./tiny-dialog');
  return <Link to="/"><img src={art} alt="" />${text} {count}</Link>;
}`;
