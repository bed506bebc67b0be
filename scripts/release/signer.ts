import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPrivateKey, openSigner, type Signer } from '@portal/releases/signing-key';
import { writeOnce } from '@portal/releases/write-whole';
import { StartFailure } from '@portal/server/start-failure';
import * as v from 'valibot';
import { hasSources, repositoryFolder } from '../applications';
import { author } from './author';
import { isIgnored, originOfSources } from './origin-of-sources';

/** Contains the private key of a repository; ignored by git. */
export const keyFile = '.portal-key';

type Place = {
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly tell?: (line: string) => void;
};

export type SignerSource = () => Promise<Signer | undefined>;

/**
 * Returns `PORTAL_KEY`, or the content of the key file, which is created on first use. In CI and in
 * production trees no key is created, because their folders are temporary. Throws if the key is
 * invalid.
 */
export async function repositorySigner(place: Place = {}): Promise<Signer | undefined> {
  const { folder = repositoryFolder, environment = process.env } = place;
  const file = join(folder, keyFile);
  const given = environment['PORTAL_KEY']?.trim();
  if (given) return openNamed(given, folder, 'PORTAL_KEY');
  if (!existsSync(file)) {
    if (!hasSources || environment['CI']) return undefined;
    await makeKey(file);
    await tellUnlessIgnored(folder, place.tell);
  }
  return openNamed(await readFile(file, 'utf8'), folder, file);
}

async function tellUnlessIgnored(folder: string, tell: Place['tell']) {
  if (await isIgnored(folder, keyFile)) return;
  tell?.(`Añade /${keyFile} a .gitignore: es tu clave privada, y no debe salir de aquí.`);
}

async function openNamed(pem: string, folder: string, place: string) {
  const name = await nameOf(folder);
  try {
    return openSigner(pem, name);
  } catch (cause) {
    throw new StartFailure(
      `${place} no es una clave privada Ed25519 en PEM; pon ahí el contenido del ${keyFile} de tu repositorio.`,
      { cause },
    );
  }
}

async function makeKey(file: string) {
  try {
    await writeOnce(file, newPrivateKey(), 0o600);
  } catch (cause) {
    throw new StartFailure(
      `No se puede escribir ${file}, tu clave para publicar; permite escribir ahí, o pon una clave en PORTAL_KEY.`,
      { cause },
    );
  }
}

const packageFile = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string() }));

/** The repository's address, or the package and the user, so that people find the key's owner. */
async function nameOf(folder: string) {
  const { repository } = await originOfSources(folder);
  if (repository) return repository.replace('https://', '');
  const file = join(folder, 'package.json');
  const read = existsSync(file) && v.safeParse(packageFile, await readFile(file, 'utf8'));
  return read && read.success ? `${read.output.name} de ${author()}` : author();
}
