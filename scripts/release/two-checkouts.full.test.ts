import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { provenanceFile } from '@portal/releases/provenance';
import { releaseFile } from '@portal/releases/release';
import { temporaryFolder } from '@portal/releases/testing/sample-releases';
import { listFiles } from '@portal/server/list-files';
import { findApplications, repositoryFolder } from '../applications';

/** Covers two builds of four applications, one without a cache, on a busy machine. */
const longest = 40 * 60 * 1000;

const place = mkdtempSync(join(tmpdir(), 'portal-other-'));

afterAll(() => rmSync(place, { recursive: true, force: true }));

/** Copies files and packages into a folder at another depth. */
function copyProject() {
  const folder = join(place, 'another/deeper one/puente');
  const files = 'git ls-files -z --cached --others --exclude-standard';
  execFileSync('sh', [
    '-c',
    `mkdir -p "$0" && ${files} | tar -c --null --files-from=- | tar -x --directory="$0" && cp -a --parents $(ls -d node_modules */node_modules shared/*/node_modules) "$0"`,
    folder,
  ]);
  return folder;
}

/** Content of each built file by its path in the store. */
function buildAll(folder: string) {
  const store = temporaryFolder();
  const line = ['--import', 'tsx', 'scripts/release.ts', 'build', '--releases', store];
  execFileSync(process.execPath, line, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  // Each checkout signs with its own key.
  const built = listFiles(store).filter((file) => !file.endsWith(provenanceFile));
  const files = built.map((file) => [file, readFileSync(join(store, file), 'latin1')]);
  rmSync(store, { recursive: true, force: true });
  return new Map(files as [string, string][]);
}

test(
  'every file of every application is the same, wherever project and packages lie',
  () => {
    const here = buildAll(repositoryFolder);
    const elsewhere = buildAll(copyProject());

    const names = new Set([...here.keys()].map((file) => file.split('/')[0]));
    expect([...names]).toEqual(
      findApplications()
        .map(({ name }) => name)
        .toSorted(),
    );
    expect([...here.keys()].filter((file) => file.endsWith(releaseFile))).toHaveLength(5);
    expect([...elsewhere.keys()]).toEqual([...here.keys()]);
    expect([...here.keys()].filter((file) => here.get(file) !== elsewhere.get(file))).toEqual([]);
  },
  longest,
);
