import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProvenance } from '@portal/releases/provenance';
import { newPrivateKey, openSigner } from '@portal/releases/signing-key';
import { temporaryFolder, writeRelease } from '@portal/releases/testing/sample-releases';
import { verifyWhole } from '@portal/releases/verify-release';
import { originOfSources, repositoryOf } from './origin-of-sources';
import { publish } from './publish';
import { signUnsigned } from './sign-releases';
import { keyFile, repositorySigner } from './signer';

const [team, stranger] = ['hola', 'otra'].map((name) => openSigner(newPrivateKey(), name));
const by = (signer: typeof team) => ({ signer: async () => signer });
const one = { name: 'mf-a', id: 'a1' };

let store: string;
const signature = () => join(store, 'mf-a/a1/provenance.json');

beforeEach(async () => {
  store = temporaryFolder();
  writeRelease(store, { name: 'shell', id: 's1' });
  for (const id of ['a1', 'a2']) writeRelease(store, { name: 'mf-a', id });
  await publish([{ name: 'shell', id: 's1' }], { releasesFolder: store });
});

function inGit(remote: string) {
  const folder = temporaryFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args])
      .toString()
      .trim();
  git('init', '-q');
  git('remote', 'add', 'origin', remote);
  writeFileSync(join(folder, 'package.json'), '{ "name": "mf-hola" }');
  git('add', '.');
  const who = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org'];
  git(...who, 'commit', '-qm', 'First');
  return { folder, commit: git('rev-parse', 'HEAD') };
}

describe('a release that is published', () => {
  test('is signed once, with what is known of its sources, and no file of it changes', async () => {
    const before = readFileSync(join(store, 'mf-a/a1/release.json'));
    const origin = { repository: 'https://example.org/hola', commit: 'abc', hasChanges: true };
    const origins = new Map([['mf-a/a1', origin]]);
    await publish([one], { releasesFolder: store, origins, ...by(team) });

    expect(await readProvenance(store, one)).toEqual({
      ...origin,
      signer: 'hola',
      publicKey: team?.publicKey,
    });
    const text = readFileSync(signature(), 'utf8');
    const { payload, payloadType } = JSON.parse(text);
    expect(payloadType).toBe('application/vnd.in-toto+json');
    expect(JSON.parse(Buffer.from(payload, 'base64').toString())).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: 'mf-a/a1/release.json', digest: { sha256: expect.any(String) } }],
    });
    await signUnsigned([one], { releasesFolder: store, ...by(stranger) });
    expect(readFileSync(signature(), 'utf8')).toBe(text);
    expect(readFileSync(join(store, 'mf-a/a1/release.json'))).toEqual(before);
    await verifyWhole(store, 'mf-a', 'a1');
  });

  test('is signed by nobody without a key, nor while it is refused', async () => {
    await publish([one], { releasesFolder: store });
    expect(existsSync(signature())).toBe(false);
    await publish([{ ...one, id: 'a2' }], { releasesFolder: store, ...by(team) });

    writeRelease(store, { ...one, id: 'a3' });
    await expect(
      publish([{ ...one, id: 'a3' }], { releasesFolder: store, ...by(stranger) }),
    ).rejects.toThrow('mf-a es de «hola»');
    expect(await readProvenance(store, { ...one, id: 'a3' })).toBeUndefined();
  });

  test('is refused with a signature that is not one of it', async () => {
    await signUnsigned([one], { releasesFolder: store, ...by(team) });
    const release = join(store, 'mf-a/a1/release.json');
    writeFileSync(release, `${readFileSync(release, 'utf8')}\n`);

    await expect(publish([one], { releasesFolder: store })).rejects.toThrow(
      'mf-a a1: su provenance.json no es una firma válida de esta versión; borra su carpeta del almacén y constrúyela otra vez.',
    );
    writeFileSync(signature(), '{}');
    await expect(publish([one], { releasesFolder: store })).rejects.toThrow('no es una firma');
  });

  test('is refused if others signed it, unless whoever has the shell publishes it', async () => {
    await publish([one], { releasesFolder: store, ...by(team) });
    const foreign = { ...one, id: 'a2' };
    await signUnsigned([foreign], { releasesFolder: store, ...by(stranger) });

    await expect(publish([foreign], { releasesFolder: store, ...by(team) })).rejects.toThrow(
      /^mf-a a2 está firmada por «otra» \(clave [\da-f]{12}\), que no es su dueño, «hola»/,
    );
    writeRelease(store, { name: 'shell', id: 's2' });
    await publish([{ name: 'shell', id: 's2' }], { releasesFolder: store, ...by(stranger) });
    await publish([foreign], { releasesFolder: store, ...by(stranger) });
  });
});

describe('the key of a repository', () => {
  const environment = {};

  test('is made when it is needed, for nobody else to read, and found the next time', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'package.json'), '{ "name": "mf-hola" }');
    const made = await repositorySigner({ folder, environment });

    expect(made?.name).toMatch(/^mf-hola de ./);
    expect(statSync(join(folder, keyFile)).mode & 0o777).toBe(0o600);
    const again = await repositorySigner({ folder, environment });
    expect(again?.publicKey).toBe(made?.publicKey);
  });

  test('comes by the environment of a build server, which makes none', async () => {
    const folder = temporaryFolder();
    expect(await repositorySigner({ folder, environment: { CI: 'true' } })).toBeUndefined();
    const pem = newPrivateKey();
    const PORTAL_KEY = pem.replaceAll('\n', String.raw`\n`);
    const found = await repositorySigner({ folder, environment: { CI: 'true', PORTAL_KEY } });

    expect(found?.publicKey).toBe(openSigner(pem, '').publicKey);
    expect(existsSync(join(folder, keyFile))).toBe(false);
    await expect(repositorySigner({ folder, environment: { PORTAL_KEY: 'abc' } })).rejects.toThrow(
      /^PORTAL_KEY no es una clave privada Ed25519 en PEM; /,
    );
  });

  test('is named after the repository, and it is told that git would take it along', async () => {
    const { folder } = inGit('https://ana:secreta@example.org/equipo/hola.git');
    const told: string[] = [];
    const tell = (line: string) => void told.push(line);

    expect((await repositorySigner({ folder, environment, tell }))?.name).toBe(
      'example.org/equipo/hola',
    );
    expect(told).toEqual([expect.stringContaining('Añade /.portal-key a .gitignore')]);
  });
});

test('git tells repository, commit and changes; where there is none nothing is known', async () => {
  const { folder, commit } = inGit('git@example.org:equipo/hola.git');
  const repository = 'https://example.org/equipo/hola';
  expect(await originOfSources(folder)).toEqual({ repository, commit, hasChanges: false });
  writeFileSync(join(folder, 'package.json'), '{}');
  expect(await originOfSources(folder)).toEqual({ repository, commit, hasChanges: true });

  expect(await originOfSources(temporaryFolder())).toEqual({});
});

test.each([
  ['https://ana:secreta@example.org/equipo/hola.git', 'https://example.org/equipo/hola'],
  ['ssh://git@example.org:2222/hola', 'https://example.org:2222/hola'],
  ['git@example.org:equipo/hola.git', 'https://example.org/equipo/hola'],
  ['/home/ana/hola.git', undefined],
  ['../hola', undefined],
  ['file:///home/ana/hola', undefined],
  [String.raw`C:\hola`, undefined],
])(
  'the repository of %s is told without secrets and folders of one machine',
  (remote, repository) => {
    expect(repositoryOf(remote)).toBe(repository);
  },
);
