import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Existing files that differ from a base, including new ones. The base is the branch point from
 * main; on main it is the remote's main, or the last commit.
 */
export function changedFiles(base = findBase()): readonly string[] {
  const changed = lines(git('diff', '--name-only', base));
  const added = lines(git('ls-files', '--others', '--exclude-standard'));
  return [...new Set([...changed, ...added])].filter((file) => existsSync(file));
}

function findBase() {
  const isMain = git('rev-parse', '--abbrev-ref', 'HEAD').trim() === 'main';
  const others = isMain ? ['origin/main'] : ['main', 'origin/main'];
  const known = others.find(isKnown) ?? 'HEAD';
  return git('merge-base', 'HEAD', known).trim();
}

const isKnown = (name: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', name]).status === 0;

const git = (...args: readonly string[]) =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

const lines = (text: string) => text.split('\n').filter((line) => line !== '');
