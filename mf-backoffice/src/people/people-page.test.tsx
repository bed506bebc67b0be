import { accountToWire, changedAccountToWire, type Account } from '@portal/contract/account';
import { messageToWire } from '@portal/contract/message';
import { pageOfToWire } from '@portal/contract/page-of';
import { personToWire, savedPersonToWire, type Person } from '@portal/contract/person';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { aPerson } from '@portal/contract/testing/a-person';
import { anAccount } from '@portal/contract/testing/an-account';
import type { Role } from '@portal/contract/session';
import { unreadableFile } from '@portal/kit/files/hold-file';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { PeoplePage } from './people-page';

const list = 'GET /api/personas/page/:page';
const remove = 'DELETE /api/personas/delete/1';
const uploadPhoto = 'POST /api/personas/upload';

const pageOf = (people: readonly Person[], number: number, totalPages: number) =>
  pageOfToWire(aPageOf(people, { number, totalPages }), personToWire);

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [list]: ({ parts: [number] }) => pageOf([aPerson()], Number(number), 10),
    [remove]: messageToWire('Persona eliminada.'),
    [uploadPhoto]: savedPersonToWire({
      person: aPerson({ photo: 'f7.png' }),
      message: 'Foto guardada.',
    }),
  });
});

afterEach(() => act(endSession));

const signIn = (...roles: Role[]) => void startSession(sessionToken({ roles }));

const openPeople = (at = '/personas', path = '/personas') =>
  renderPage(<PeoplePage />, { at, path });
const openPage = (page: string) => openPeople(`/personas/page/${page}`, '/personas/page/:page');

const table = () => screen.findByRole('table', { name: 'Personas' });
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

test('S2.42 a row shows name, upper-cased last name, Spanish date and e-mail', async () => {
  openPeople();

  const cells = within(await table()).getAllByRole('cell');

  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Lucía',
    'PEÑA',
    'jueves 05, marzo 2026',
    'lucia1@example.org',
  ]);
});

describe('the roles of specification §6', () => {
  test('S6.06 nobody signed in sees neither photos nor what changes people', async () => {
    openPeople();

    expect(await headers()).toEqual(['Nombre', 'Apellido', 'Fecha', 'Correo']);
    expect(screen.queryByText(/Crear Persona|Editar|Eliminar/)).not.toBeInTheDocument();
  });

  test('S6.03 ROLE_USER sees the photos', async () => {
    signIn('ROLE_USER');
    openPeople();

    expect(await headers()).toEqual(['Perfil', 'Nombre', 'Apellido', 'Fecha', 'Correo']);
    expect(screen.queryByText(/Crear Persona|Editar|Eliminar/)).not.toBeInTheDocument();
  });

  test('S2.41 S6.02 ROLE_ADMIN also creates, edits, deletes and uploads a photo', async () => {
    signIn('ROLE_ADMIN');
    const { user } = openPeople();

    expect(await headers()).toEqual([
      'Perfil',
      'Nombre',
      'Apellido',
      'Fecha',
      'Correo',
      'Editar',
      'Eliminar',
    ]);
    expect(screen.getByRole('link', { name: 'Crear Persona' })).toHaveAttribute(
      'href',
      '/personas/form/form',
    );
    expect(screen.getByRole('link', { name: 'Editar Lucía Peña' })).toHaveAttribute(
      'href',
      '/personas/form/form/1',
    );
    expect(screen.getByRole('button', { name: 'Eliminar Lucía Peña' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ver perfil de Lucía Peña' }));
    expect(await screen.findByRole('button', { name: 'Subir foto' })).toBeInTheDocument();
  });
});

describe('the search', () => {
  const field = () => screen.findByRole('searchbox', { name: 'Buscar por nombre o correo' });

  test('finds people by name or e-mail, from the first page on, and the pager keeps to it', async () => {
    const { user } = openPage('4');
    await table();

    await user.type(await field(), 'peña');

    await waitFor(() => expect(api.callsOf(list).at(-1)?.query.get('q')).toBe('peña'));
    expect(api.callsOf(list).at(-1)?.parts).toEqual(['0']);
    expect(currentPath()).toBe('/personas/page/0?buscar=pe%C3%B1a');
    expect(await field()).toHaveFocus();
    expect(await screen.findByRole('link', { name: '3' })).toHaveAttribute(
      'href',
      '/personas/page/2?buscar=pe%C3%B1a',
    );
  });

  test('says when nobody is found', async () => {
    api.answer({ [list]: pageOf([], 0, 0) });
    openPeople('/personas?buscar=nadie');

    expect(await screen.findByText('Nada coincide con lo que buscas.')).toBeInTheDocument();
  });
});

describe('the pager', () => {
  const pager = () => within(screen.getByRole('navigation', { name: 'Paginación' }));

  test('S2.46 S7.06 counts from 0 in the address and from 1 in its labels', async () => {
    openPage('4');
    await table();

    expect(api.callsOf(list)).toMatchObject([{ parts: ['4'] }]);
    expect(pager().getByRole('link', { name: '5' })).toHaveAttribute('aria-current', 'page');
    expect(pager().getByRole('link', { name: '3' })).toHaveAttribute('href', '/personas/page/2');
    expect(
      pager()
        .getAllByRole('link')
        .map((link) => link.textContent)
        .join(' '),
    ).toBe('Primera « 1 2 3 4 5 6 7 8 9 » Última');
    expect(pager().getByRole('link', { name: /»/ })).toHaveAttribute('href', '/personas/page/5');
    expect(pager().getByRole('link', { name: 'Última' })).toHaveAttribute(
      'href',
      '/personas/page/9',
    );
  });

  test('S2.47 S2.48 leads nowhere before the first page', async () => {
    openPage('0');
    await table();

    expect(pager().getByRole('link', { name: '1' })).toHaveAttribute('aria-current', 'page');
    expect(pager().getByRole('link', { name: '3' })).toHaveAttribute('href', '/personas/page/2');

    for (const name of [/Primera/, /«/]) {
      expect(pager().getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
      expect(pager().getByRole('link', { name })).not.toHaveAttribute('href');
    }
  });

  test('S2.48 leads nowhere after the last page', async () => {
    openPage('9');
    await table();

    for (const name of [/»/, /Última/]) {
      expect(pager().getByRole('link', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  });

  test.each([
    { totalPages: 10, page: 1, from: 1, to: 6 },
    { totalPages: 10, page: 5, from: 1, to: 9 },
    { totalPages: 10, page: 6, from: 2, to: 10 },
    { totalPages: 10, page: 10, from: 5, to: 10 },
    { totalPages: 5, page: 1, from: 1, to: 5 },
    { totalPages: 1, page: 1, from: 1, to: 1 },
    { totalPages: 20, page: 10, from: 6, to: 14 },
  ])(
    'S9.06 S9.07 of $totalPages pages the labels $from to $to stand at page $page',
    async ({ totalPages, page, from, to }) => {
      api.answer({ [list]: pageOf([aPerson()], page - 1, totalPages) });
      openPage(String(page - 1));
      await table();

      const labels = pager().getAllByRole('link', { name: /^\d+$/ });
      expect(labels.map((label) => Number(label.textContent))).toEqual(
        Array.from({ length: to - from + 1 }, (_label, index) => from + index),
      );
      expect(pager().getByRole('link', { current: 'page' })).toHaveTextContent(String(page));
    },
  );

  test('keeps the old rows until the new ones are there', async () => {
    const { user } = openPage('0');
    await table();
    api.hold(list);

    await user.click(pager().getByRole('link', { name: '2' }));

    expect(currentPath()).toBe('/personas/page/1');
    expect(screen.getByRole('cell', { name: 'PEÑA' })).toBeInTheDocument();
  });

  test.each([
    { page: '99', nearest: '/personas/page/9' },
    { page: 'abc', nearest: '/personas/page/0' },
    { page: '-1', nearest: '/personas/page/0' },
  ])('an address with the page «$page» leads to $nearest', async ({ page, nearest }) => {
    openPage(page);

    await waitFor(() => expect(currentPath()).toBe(nearest));
    expect(await table()).toBeInTheDocument();
  });
});

test('S2.44 an empty list says so', async () => {
  api.answer({ [list]: pageOf([], 0, 0) });
  openPeople();

  expect(await screen.findByText('No hay registros en la base de datos!')).toBeInTheDocument();
});

test('a failed load is told and can be tried again', async () => {
  api.answerOnce(list, refusal(500, { mensaje: 'Base de datos no disponible.' }));
  const { user } = openPeople();

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Base de datos no disponible.');
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await table()).toBeInTheDocument();
});

test('a load that the shell has already explained is not told again', async () => {
  api.answer({ [list]: refusal(401) });
  openPeople();

  expect(await screen.findByText('No tienes acceso a estos datos.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('S7.07 a person is deleted once that is confirmed', async () => {
  signIn('ROLE_ADMIN');
  const { user } = openPeople();

  await user.click(await screen.findByRole('button', { name: 'Eliminar Lucía Peña' }));
  await user.click(screen.getByRole('button', { name: 'Si, Eliminar!' }));

  expect(await screen.findByRole('alertdialog', { name: 'Eliminado!' })).toBeInTheDocument();
  expect(api.callsOf(remove)).toHaveLength(1);
  expect(api.callsOf(list)).toHaveLength(2);
});

describe('a person who has an account', () => {
  const accounts = 'GET /api/cuentas';
  const state = 'PUT /api/cuentas/4/estado';
  const account = anAccount({ id: 4, personId: 1 });
  const refused = refusal(409, { error: 'has_account', mensaje: 'Lucía Peña puede entrar.' });

  async function askToDelete(found: Account) {
    signIn('ROLE_ADMIN');
    api.answer({
      [remove]: refused,
      [accounts]: pageOfToWire(aPageOf([anAccount({ id: 9 }), found]), accountToWire),
      [state]: changedAccountToWire({ message: 'Cuenta cambiada.', account, link: undefined }),
    });
    const view = openPeople();
    await view.user.click(await screen.findByRole('button', { name: 'Eliminar Lucía Peña' }));
    await view.user.click(screen.getByRole('button', { name: 'Si, Eliminar!' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Lucía Peña tiene una cuenta' }),
    ).toHaveTextContent('Lucía Peña puede entrar.');
    return view;
  }

  test('can be kept from entering instead, and let in again', async () => {
    const { user } = await askToDelete(account);
    await user.click(screen.getByRole('button', { name: 'Desactivar su cuenta' }));
    await user.click(within(await screen.findByText('Cuenta cambiada.')).getByRole('button'));

    await waitFor(() => expect(api.sent(state)).toEqual([{ activa: false }, { activa: true }]));
    expect(api.callsOf(accounts)[0]?.query.get('q')).toBe('lucia1@example.org');
  });

  test('stays as it is when that is declined', async () => {
    const { user } = await askToDelete(account);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));

    expect(api.callsOf(state)).toEqual([]);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('that is not active is found among the accounts', async () => {
    const { user } = await askToDelete({ ...account, state: 'disabled' });
    await user.click(screen.getByRole('button', { name: 'Desactivar su cuenta' }));

    expect(await screen.findByRole('link', { name: 'Ver las cuentas' })).toHaveAttribute(
      'href',
      '/modulo-principal/cuentas',
    );
    expect(api.callsOf(state)).toEqual([]);
  });
});

describe('the photo', () => {
  const image = new File(['…'], 'lucia.png', { type: 'image/png' });

  async function openPhoto(...roles: Role[]) {
    signIn(...roles);
    const view = openPeople();
    await view.user.click(await screen.findByRole('button', { name: 'Ver perfil de Lucía Peña' }));
    return { ...view, dialog: await screen.findByRole('dialog', { name: 'Lucía Peña' }) };
  }

  test('S2.45 S6.03 S7.09 opens the details of its person, without the upload for ROLE_USER', async () => {
    const { dialog } = await openPhoto('ROLE_USER');

    expect(within(dialog).getByText('Chile')).toBeInTheDocument();
    expect(within(dialog).getByRole('img', { name: 'Foto de Lucía Peña' })).toHaveAttribute(
      'src',
      '/images/no-usuario.png',
    );
    expect(within(dialog).queryByRole('button', { name: 'Subir foto' })).not.toBeInTheDocument();
  });

  test('S5.24 must be chosen before it is uploaded', async () => {
    const { user } = await openPhoto('ROLE_ADMIN');

    await user.click(screen.getByRole('button', { name: 'Subir foto' }));

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Debe seleccionar una foto');
    expect(api.callsOf(uploadPhoto)).toEqual([]);
  });

  test('S5.23 must be an image', async () => {
    const { user } = await openPhoto('ROLE_ADMIN');
    const text = new File(['hola'], 'hola.txt', { type: 'text/plain' });

    // The user chooses a file of another type than the field proposes.
    const { upload } = user;
    screen.getByLabelText('Cambiar foto').removeAttribute('accept');
    await upload(screen.getByLabelText('Cambiar foto'), text);

    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      'EL archivo debe ser del tipo imagen',
    );
  });

  test('S3.06 S4.09 S7.08 S7.09 S8.45 shows its progress, and then stands in the list and in the details', async () => {
    const uploading = api.hold(uploadPhoto);
    const { user, dialog } = await openPhoto('ROLE_ADMIN');
    const input = screen.getByLabelText('Cambiar foto');
    expect(input).toHaveAttribute('accept', expect.stringMatching(/^image\//));

    await user.upload(input, image);
    expect(await within(dialog).findByText('Lista para subir: lucia.png')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Subir foto' }));
    const progress = screen.getByRole('progressbar', { name: 'Progreso de la subida' });
    for (const [part, percent] of [
      [0, 0],
      [0.4, 40],
      [1, 100],
    ] as const) {
      uploading.report(part);
      expect(progress).toHaveValue(percent);
    }
    expect(api.callsOf(uploadPhoto)[0]?.body).toBeInstanceOf(FormData);
    expect(api.sent(uploadPhoto)).toEqual([{ id: '1', archivo: image }]);
    await uploading.release();

    expect(
      await screen.findByRole('alertdialog', { name: 'La foto se subio correctamente!' }),
    ).toHaveTextContent('Foto guardada.');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    const source = '/api/uploads/img/f7.png';
    expect(within(dialog).getByRole('img')).toHaveAttribute('src', source);
    const listed = screen.getByRole('button', { name: 'Ver perfil de Lucía Peña', hidden: true });
    expect(listed.querySelector('img')).toHaveAttribute('src', source);
    expect(api.callsOf(list)).toHaveLength(1);
  });

  test('that cannot be read is told and can be chosen again; one that was read is sent as it was', async () => {
    const { user } = await openPhoto('ROLE_ADMIN');
    const input = screen.getByLabelText('Cambiar foto');
    const gone = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    const lost = new File(['…'], 'perdida.png', { type: 'image/png' });
    lost.arrayBuffer = gone;
    await user.upload(input, lost);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(unreadableFile);
    expect(screen.queryByText('Lista para subir: perdida.png')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Aceptar' }));

    const chosen = new File(['…'], 'otra.png', { type: 'image/png' });
    await user.upload(input, chosen);
    chosen.arrayBuffer = gone;
    await user.click(screen.getByRole('button', { name: 'Subir foto' }));
    const body = api.callsOf(uploadPhoto)[0]?.body;
    const sent = body instanceof FormData ? body.get('archivo') : undefined;
    expect(sent).not.toBe(chosen);
    expect(sent instanceof File && (await sent.text())).toBe('…');
  });

  test('that is refused stays chosen, and the mensaje tells why', async () => {
    api.answer({ [uploadPhoto]: refusal(413, { mensaje: 'Es muy grande.' }) });
    const { user } = await openPhoto('ROLE_ADMIN');

    await user.upload(screen.getByLabelText('Cambiar foto'), image);
    await screen.findByText('Lista para subir: lucia.png');
    await user.click(screen.getByRole('button', { name: 'Subir foto' }));

    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Es muy grande.');
    expect(screen.getByText('Lista para subir: lucia.png')).toBeInTheDocument();
  });
});
