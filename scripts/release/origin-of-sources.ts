import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceOrigin } from '@portal/releases/provenance';

const run = promisify(execFile);

/** Empty outside a git checkout. `hasChanges` is true if files differ from the commit. */
export async function originOfSources(folder: string): Promise<SourceOrigin> {
  const commit = await git(folder, 'rev-parse', 'HEAD');
  if (!commit) return {};
  const repository = repositoryOf((await git(folder, 'remote', 'get-url', 'origin')) ?? '');
  const changes = await git(folder, 'status', '--porcelain', '--', '.');
  return { commit, hasChanges: changes !== '', ...(repository && { repository }) };
}

/** Also true outside a checkout. */
export const isIgnored = async (folder: string, file: string) =>
  (await git(folder, 'rev-parse', 'HEAD')) === undefined ||
  (await git(folder, 'check-ignore', file)) !== undefined;

/** Undefined without git or a checkout. */
async function git(folder: string, ...args: readonly string[]) {
  try {
    return (await run('git', ['-C', folder, ...args])).stdout.trim();
  } catch {
    return undefined;
  }
}

/**
 * The public address as `https://host/path`, without user name and password. Local folders have
 * none.
 */
export function repositoryOf(remote: string): string | undefined {
  const [, host, path] =
    /^(?:https?|ssh|git):\/\/(?:[^@/]*@)?([^/]+)\/(.+?)(?:\.git)?\/?$/.exec(remote) ??
    /^(?:[^@/:]+@)?([\w.-]{2,}):(?!\/\/)(.+?)(?:\.git)?\/?$/.exec(remote) ??
    [];
  return host && path ? `https://${host}/${path}` : undefined;
}
