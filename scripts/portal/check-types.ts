import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Fails with the compiler's messages. */
export function checkTypes(repository: string): Promise<void> {
  const compilerPackage = createRequire(import.meta.url).resolve('typescript/package.json');
  const compiler = join(dirname(compilerPackage), 'bin/tsc');
  const args = [compiler, '--noEmit', '--pretty', 'false', '-p', join(repository, 'tsconfig.json')];
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: repository }, (failure, said) => {
      if (!failure) resolve();
      else reject(new Error(`Los tipos de las fuentes no son correctos:\n${said.trim()}`));
    });
  });
}
