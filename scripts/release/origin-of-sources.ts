import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceOrigin } from '@portal/releases/provenance';

const run = promisify(execFile);

/** Of a folder in a checkout of git, the repository, the commit, and whether files differ from that. */
export async function originOfSources(folder: string): Promise<SourceOrigin> {
  const commit = await git(folder, 'rev-parse', 'HEAD');
  if (!commit) return {};
  const repository = repositoryOf((await git(folder, 'remote', 'get-url', 'origin')) ?? '');
  const changes = await git(folder, 'status', '--porcelain', '--', '.');
  return { commit, hasChanges: changes !== '', ...(repository && { repository }) };
}

/** Whether git leaves a file alone; so it is where there is no checkout. */
export const isIgnored = async (folder: string, file: string) =>
  (await git(folder, 'rev-parse', 'HEAD')) === undefined ||
  (await git(folder, 'check-ignore', file)) !== undefined;

/** Its answer; nothing where there is no git, no checkout, or no answer. */
async function git(folder: string, ...args: readonly string[]) {
  try {
    return (await run('git', ['-C', folder, ...args])).stdout.trim();
  } catch {
    return undefined;
  }
}

/**
 * Where others find it, as `https://host/path`: without the name and the password that an address may hold. A
 * folder of this machine is nothing for others.
 */
export function repositoryOf(remote: string): string | undefined {
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/]+)\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^(?:[^@/:]+@)?([\w.-]{2,}):(?!\/\/)(.+?)(?:\.git)?\/?$/.exec(remote) ??
    [];
  return host && path ? `https://${host}/${path}` : undefined;
}
