import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs jest with more in its environment; answers with its exit code. */
export async function runJest(args: readonly string[], environment: Record<string, string>) {
  const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  const [code] = await once(jest, 'exit');
  return typeof code === 'number' ? code : 1;
}
