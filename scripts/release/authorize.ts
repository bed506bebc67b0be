import { describeOwner, ownedBy, type Owner } from '@portal/releases/owner';
import { isOperator, preserveOwners, mayChange, ownerOf } from '@portal/releases/ownership';
import { emptyChannel, type ReleaseName } from '@portal/releases/channel';
import { readProvenance } from '@portal/releases/provenance';
import type { Registry, RegistryChange } from '@portal/releases/registry';
import { fingerprintOf, type Signer } from '@portal/releases/signing-key';
import { refuseAll } from './refuse-all';
import { keyFile } from './signer';

/** Returns the refusal with advice, or undefined if the caller may change the application. */
export type RefusalOf = (application: string, otherwise: string) => string | undefined;

export type Authority = {
  /** Applications that this change claims, and all new owners. */
  readonly claimed: readonly string[];
  readonly owners: Readonly<Record<string, Owner>>;
  /** Key data for the history. */
  readonly key?: RegistryChange['key'];
  readonly refusalOf: RefusalOf;
};

type Attempt = {
  /** Affected applications. */
  readonly names: readonly string[];
  /** Newly served releases. */
  readonly published: readonly ReleaseName[];
  readonly owners: Readonly<Record<string, Owner>>;
};

type With = {
  readonly signer: Signer | undefined;
  readonly releasesFolder: string;
  /** Text before the name of a command. */
  readonly program?: string | undefined;
};

/**
 * Refuses changes without ownership, and releases signed by others. Publishing an application
 * without an owner claims it. The owner of the shell may change every application.
 */
export async function authorize(
  current: Registry,
  { names, published, owners }: Attempt,
  { signer, releasesFolder, program }: With,
): Promise<Authority> {
  const command = program === undefined ? 'owner' : `${program} owner`;
  const refusalOf = (name: string, otherwise: string) =>
    mayChange(current, name, signer?.publicKey)
      ? undefined
      : refusalText(current, name, { signer, otherwise, command });
  refuseAll(
    names.flatMap(
      (name) => refusalOf(name, 'si es otra aplicación, dale otro nombre en su package.json') ?? [],
    ),
  );
  const claimed = signer
    ? [...new Set(published.map(({ name }) => name))].filter((name) => !ownerOf(current, name))
    : [];
  const given = { ...claimsOf(claimed, signer), ...owners };
  await refuseStrangers(withOwners(current, given), published, {
    signer,
    releasesFolder,
    command,
  });
  return {
    claimed,
    owners: given,
    refusalOf,
    ...(signer && { key: { name: signer.name, fingerprint: fingerprintOf(signer.publicKey) } }),
  };
}

const claimsOf = (names: readonly string[], signer: Signer | undefined) =>
  Object.fromEntries(signer ? names.map((name) => [name, ownedBy(signer)]) : []);

function withOwners(current: Registry, owners: Readonly<Record<string, Owner>>) {
  const unknown = Object.keys(owners).map((name) => [
    name,
    current.applications[name] ?? emptyChannel,
  ]);
  const applications = { ...current.applications, ...Object.fromEntries(unknown) };
  return preserveOwners(current, { ...current, applications }, owners);
}

type Refused = {
  readonly signer: Signer | undefined;
  readonly otherwise: string;
  /** The command that grants rights. */
  readonly command: string;
};

function refusalText(current: Registry, name: string, { signer, otherwise, command }: Refused) {
  const found = ownerOf(current, name);
  const owner = found ? describeOwner(found) : '';
  if (!signer) {
    return `${name} es de ${owner}, y aquí no hay ninguna clave: copia a este repositorio su ${keyFile}, o pon su contenido en PORTAL_KEY.`;
  }
  const own = describeOwner(ownedBy(signer));
  return `${name} es de ${owner}, y aquí publica ${own}. Pide a su dueño que te deje entrar con «${command} ${name} --add ${signer.publicKey}» o que te la entregue con «${command} ${name} --give ${signer.publicKey} --name <equipo>»; ${otherwise}.`;
}

/** Releases that were already published under this name are accepted. */
async function refuseStrangers(
  registry: Registry,
  published: readonly ReleaseName[],
  {
    signer,
    releasesFolder,
    command,
  }: Pick<With, 'signer' | 'releasesFolder'> & Pick<Refused, 'command'>,
) {
  if (isOperator(registry, signer?.publicKey)) return;
  for (const one of published) {
    const owner = ownerOf(registry, one.name);
    const known = registry.applications[one.name]?.published ?? [];
    if (!owner || known.includes(one.id)) continue;
    const provenance = await readProvenance(releasesFolder, one);
    if (!provenance || owner.keys.includes(provenance.publicKey)) continue;
    throw new Error(
      `${one.name} ${one.id} está firmada por ${describeOwner({ name: provenance.signer, keys: [provenance.publicKey] })}, que no es su dueño, ${describeOwner(owner)}; borra su carpeta del almacén y constrúyela otra vez, o deja entrar esa clave con «${command} ${one.name} --add ${provenance.publicKey}».`,
    );
  }
}
