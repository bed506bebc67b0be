import { describeOwner, ownedBy, type Owner } from '@portal/releases/owner';
import { isOperator, keepOwners, mayChange, ownerOf } from '@portal/releases/ownership';
import { emptyChannel, type ReleaseName } from '@portal/releases/channel';
import { readProvenance } from '@portal/releases/provenance';
import type { Registry, RegistryChange } from '@portal/releases/registry';
import { fingerprintOf, type Signer } from '@portal/releases/signing-key';
import { refuseAll } from './refuse-all';
import { keyFile } from './signer';

/** Why whoever asks may not change what an application has, and what to do otherwise; nothing, if they may. */
export type RefusalOf = (application: string, otherwise: string) => string | undefined;

export type Authority = {
  /** The names that this change claims, and whom applications belong to by it. */
  readonly claimed: readonly string[];
  readonly owners: Readonly<Record<string, Owner>>;
  /** What is noted of the key. */
  readonly key?: RegistryChange['key'];
  readonly refusalOf: RefusalOf;
};

type Attempt = {
  /** All applications that would change. */
  readonly names: readonly string[];
  /** Releases that would come to visitors. */
  readonly published: readonly ReleaseName[];
  /** Owners that applications would get. */
  readonly owners: Readonly<Record<string, Owner>>;
};

type With = {
  readonly signer: Signer | undefined;
  readonly releasesFolder: string;
  /** What is typed before the name of a command. */
  readonly program?: string | undefined;
};

/**
 * Refuses a change of applications by whoever does not own them. Publishing an application that nobody owns claims
 * it. The owner of the shell may change all. Refuses also to publish what others signed.
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

/** The registry as it is, with these owners besides. */
function withOwners(current: Registry, owners: Readonly<Record<string, Owner>>) {
  const unknown = Object.keys(owners).map((name) => [
    name,
    current.applications[name] ?? emptyChannel,
  ]);
  const applications = { ...current.applications, ...Object.fromEntries(unknown) };
  return keepOwners(current, { ...current, applications }, owners);
}

type Refused = {
  readonly signer: Signer | undefined;
  readonly otherwise: string;
  /** The command that gives rights. */
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

/** What was live before under this name was accepted once. */
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
