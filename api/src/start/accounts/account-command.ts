import { accountStateLabels, roleLabels, type Account } from '@portal/contract/account';
import { invitedPersonEntry } from '@portal/contract/account-entry';
import { linkAddress, linkHours } from '@portal/contract/account-link';
import { maxAccountPageSize } from '@portal/contract/account-query';
import type { Role } from '@portal/contract/session';
import { StartFailure } from '@portal/server/start-failure';
import * as v from 'valibot';
import {
  changeRole,
  findAccount,
  findNamed,
  inviteByLink,
  makeLink,
  searchAccounts,
  setActive,
  disableSecondFactor,
} from '../../people';
import type { Database } from '../../platform/database/database';

export type Invocation = {
  positionals: string[];
  values: {
    help?: boolean | undefined;
    name?: string | undefined;
    surname?: string | undefined;
    email?: string | undefined;
    role?: string | undefined;
    'second-factor'?: boolean | undefined;
  };
};

export const usage = `Cuentas de quienes trabajan en el sitio.

  npm run user -- create --name Nombre --surname Apellido --email correo [--role admin|user]
  npm run user -- reset usuario [--second-factor]
  npm run user -- disable usuario
  npm run user -- enable usuario
  npm run user -- roles usuario admin|user
  npm run user -- list

«usuario» es el nombre de usuario, el correo, o «id:» y el número de la cuenta.
«create» y «reset» muestran un enlace que sirve una vez, con el que la persona elige su contraseña;
--second-factor quita además el segundo factor. Lee los mismos ajustes que el servidor. La base de
datos integrada es de un solo proceso: detén antes el servidor.`;

type Command = (db: Database, invocation: Invocation, site: string) => Promise<string[]>;

const commands: Readonly<Record<string, Command>> = {
  create: createAccount,
  reset: resetAccount,
  disable: (db, invocation) => switchAccount(db, invocation, false),
  enable: (db, invocation) => switchAccount(db, invocation, true),
  roles: changeAccountRole,
  list: listAccounts,
};

export async function runAccountCommand(db: Database, invocation: Invocation, site: string) {
  const [name = ''] = invocation.positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new StartFailure(`La orden «${name}» no existe.\n\n${usage}`);
  return command(db, invocation, site);
}

async function createAccount(db: Database, { values }: Invocation, site: string) {
  const { name, surname, email, role } = values;
  const entry = { firstName: name ?? '', lastName: surname ?? '', email: email ?? '' };
  const person = v.safeParse(invitedPersonEntry, entry);
  if (!person.success)
    throw new StartFailure(person.issues.map(({ message }) => message).join('\n'));
  const token = await inviteByLink(db, { person: person.output, role: roleNamed(role ?? 'user') });
  return toldLink('Cuenta creada', site, { token, hours: linkHours.invitation });
}

async function resetAccount(db: Database, invocation: Invocation, site: string) {
  const account = await requireAccount(db, invocation);
  const change = { id: account.id, actorId: undefined };
  if (invocation.values['second-factor']) await disableSecondFactor(db, change);
  const { token = '' } = await makeLink(db, change, undefined);
  const hours = account.state === 'invited' ? linkHours.invitation : linkHours.reset;
  return toldLink('Enlace listo', site, { token, hours });
}

const toldLink = (
  what: string,
  site: string,
  { token, hours }: { token: string; hours: number },
) => [
  `${what}. La persona elige su contraseña en esta dirección, que vale ${hours} h y sirve una vez:`,
  '',
  `  ${site}${linkAddress(token)}`,
];

async function switchAccount(db: Database, invocation: Invocation, isActive: boolean) {
  const { id } = await requireAccount(db, invocation);
  const account = await setActive(db, { id, actorId: undefined }, isActive);
  return [lineOf(account)];
}

async function changeAccountRole(db: Database, invocation: Invocation) {
  const { id } = await requireAccount(db, invocation);
  const role = roleNamed(invocation.positionals[2]);
  return [lineOf(await changeRole(db, { id, actorId: undefined }, role))];
}

async function listAccounts(db: Database) {
  const accounts = await readAccounts(db);
  return accounts.length === 0 ? ['Todavía no hay cuentas.'] : accounts.map(lineOf);
}

const roleNames: Readonly<Record<string, Role>> = { admin: 'ROLE_ADMIN', user: 'ROLE_USER' };

function roleNamed(name: string | undefined): Role {
  const role = name !== undefined && Object.hasOwn(roleNames, name) ? roleNames[name] : undefined;
  if (!role) throw new StartFailure('El rol puede ser admin o user.');
  return role;
}

async function requireAccount(db: Database, { positionals }: Invocation): Promise<Account> {
  const [command, name] = positionals;
  if (name === undefined)
    throw new StartFailure(`Falta el usuario: npm run user -- ${command} usuario`);
  const [account, ...others] = await accountsNamed(db, name);
  if (!account) throw new StartFailure(`No hay ninguna cuenta «${name}».`);
  if (others.length > 0) throw isAmbiguous(name, [account, ...others]);
  return account;
}

async function accountsNamed(db: Database, name: string) {
  const [, id] = /^id:(\d{1,9})$/.exec(name) ?? [];
  const ids = id === undefined ? await findNamed(db, name) : [Number(id)];
  const accounts = await Promise.all(ids.map((each) => findAccount(db, each)));
  return accounts.filter((each) => each !== undefined);
}

const isAmbiguous = (name: string, accounts: readonly Account[]) =>
  new StartFailure(
    [
      `«${name}» corresponde a varias cuentas. Repite la orden con «id:» y el número de la que quieres:`,
      '',
      ...accounts.map((account) => `  id:${account.id} · ${lineOf(account)}`),
    ].join('\n'),
  );

async function readAccounts(db: Database): Promise<Account[]> {
  const accounts: Account[] = [];
  for (let page = 0; ; page += 1) {
    const query = { page, size: maxAccountPageSize, text: '', state: undefined };
    const { items, isLast } = await searchAccounts(db, query);
    accounts.push(...items);
    if (isLast) return accounts;
  }
}

const lineOf = ({ username, firstName, lastName, email, role, state }: Account) =>
  [
    username ?? '–',
    `${firstName} ${lastName}`,
    email,
    roleLabels[role ?? 'ROLE_USER'],
    accountStateLabels[state ?? 'active'],
  ].join(' · ');
