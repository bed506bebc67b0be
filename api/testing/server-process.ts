import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

const serverFile = fileURLToPath(new URL('../src/start/server.ts', import.meta.url));

const readyLine = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ address: v.string(), metrics: v.optional(v.string()) }),
);

const nowhere: v.InferOutput<typeof readyLine> = { address: '' };

export type ServerProcess = {
  child: ChildProcess;
  /** '' if the server ended before it was ready. */
  address: string;
  /** '' without METRICS_PORT. */
  metrics: string;
  exited: Promise<unknown[]>;
  output: () => string;
  errors: () => string;
};

/** Waits until the server is ready or has ended. */
export async function startServer(environment: Record<string, string>): Promise<ServerProcess> {
  const { ready, ...begun } = beginServer(environment);
  const { address, metrics = '' } = await Promise.race([ready, begun.exited.then(() => nowhere)]);
  return { ...begun, address, metrics };
}

/** Like `startServer`, without waiting. */
export function beginServer(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', serverFile], {
    env: { ...process.env, API_PORT: '0', LOG_LEVEL: 'silent', ...environment },
  });
  let output = '';
  let errors = '';
  child.stderr.on('data', (part) => (errors += String(part)));
  const exited = once(child, 'exit');
  const ready = new Promise<v.InferOutput<typeof readyLine>>((resolve) => {
    child.stdout.on('data', (part) => {
      output += String(part);
      const line = /^\{"ready":true,.*\}$/m.exec(output)?.[0];
      if (line) resolve(v.parse(readyLine, line));
    });
  });
  return { child, exited, ready, output: () => output, errors: () => errors };
}

export async function killServer({ child, exited }: ServerProcess) {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
  await exited;
}
