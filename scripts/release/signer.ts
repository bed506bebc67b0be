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

/** The private key of a repository, which git leaves alone. */
export const keyFile = '.portal-key';

type Place = {
  readonly folder?: string;
  readonly environment?: Readonly<Record<string, string | undefined>>;
  readonly tell?: (line: string) => void;
};

/** Gives the key that changes are signed with, if there is one. */
export type SignerSource = () => Promise<Signer | undefined>;

/**
 * The key of a repository: the one of `PORTAL_KEY`, else that of its file, which is made when it is first needed.
 * None is made by build servers and in production trees, whose folders do not last. Fails with a sentence if there
 * is one that is no key.
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

/** Where one finds who has the key: by the repository's address, else by its package and a person. */
async function nameOf(folder: string) {
  const { repository } = await originOfSources(folder);
  if (repository) return repository.replace('https://', '');
  const file = join(folder, 'package.json');
  const read = existsSync(file) && v.safeParse(packageFile, await readFile(file, 'utf8'));
  return read && read.success ? `${read.output.name} de ${author()}` : author();
}
