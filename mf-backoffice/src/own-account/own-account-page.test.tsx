import { messageToWire } from '@portal/contract/message';
import {
  weakPasswordMessage,
  ownNamePasswordMessage,
  wrongPasswordMessage,
} from '@portal/contract/new-password';
import { activationToWire, ownAccountToWire, type OwnAccount } from '@portal/contract/own-account';
import {
  newRecoveryCodesToWire,
  secondFactorSetupToWire,
  wrongCodeMessage,
} from '@portal/contract/second-factor';
import { anOwnAccount } from '@portal/contract/testing/an-account';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { savedFiles } from '@portal/kit/testing/saved-files';
import { sessionToken } from '@portal/kit/testing/session-token';
import { currentSession, endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OwnAccountPage } from './own-account-page';
import { fill } from '../testing/fill';

const read = 'GET /api/cuenta';
const password = 'PUT /api/cuenta/clave';
const factor = 'POST /api/cuenta/segundo-factor';
const activate = 'POST /api/cuenta/segundo-factor/activar';
const remove = 'POST /api/cuenta/segundo-factor/quitar';
const renew = 'POST /api/cuenta/segundo-factor/codigos';

const own = (changes: Partial<OwnAccount> = {}) => ownAccountToWire(anOwnAccount(changes));
const codes = ['7QK4H-M2XDB', 'P9RT4-WLC22'];

let api: FakeApi;
beforeEach(() => {
  startSession(sessionToken({ roles: ['ROLE_USER'] }));
  api = fakeApi({
    [read]: own(),
    [factor]: secondFactorSetupToWire({
      secret: 'JBSWY3DPEHPK',
      uri: 'otpauth://totp/Puente:ana?secret=JBSWY3DPEHPK',
      recoveryCodes: codes,
    }),
  });
});
afterEach(() => act(endSession));

const open = () => renderPage(<OwnAccountPage />, { at: '/mi-cuenta' });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const press = (name: string) => screen.findByRole('button', { name });

test('says whose account it is', async () => {
  open();

  expect(await screen.findByText('Ana Rojas · usuario ana · Administrador')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says when the role demands a second factor', async () => {
  api.answer({ [read]: own({ needsSecondFactor: true }) });
  open();

  expect(await screen.findByRole('alert')).toHaveTextContent(/^Tu rol exige un segundo factor/);
});

describe('the open sessions', () => {
  test('are told apart, and one of them is closed', async () => {
    const end = 'DELETE /api/cuenta/sesiones/s2';
    api.answer({ [end]: messageToWire('Sesión cerrada.') });
    const { user } = open();
    const sessions = await section('Sesiones abiertas');

    const [first, second] = sessions.getAllByRole('listitem');
    expect(first).toHaveTextContent(/Chrome en Windows.*Esta.*ahora/);
    // The button of the other session, and the one that closes all others.
    expect(sessions.getAllByRole('button')).toHaveLength(2);
    expect(second).toHaveTextContent(/Safari en iPhone.*Desde 04\/03\/2026/);
    await user.click(sessions.getByRole('button', { name: /^Cerrar sesión en Safari en iPhone/ }));

    expect(await screen.findByText('Sesión cerrada.')).toBeInTheDocument();
    expect(api.callsOf(end)).toHaveLength(1);
    expect(api.callsOf(read)).toHaveLength(2);
  });

  test('other than this one are closed together when that is confirmed', async () => {
    const end = 'DELETE /api/cuenta/sesiones';
    api.answer({ [end]: messageToWire('Cerraste 1 sesión.') });
    const { user } = open();

    await user.click(await press('Cerrar la otra'));
    expect(api.callsOf(end)).toEqual([]);
    await user.click(await press('Sí, cerrar'));

    expect(await screen.findByText('Cerraste 1 sesión.')).toBeInTheDocument();
  });
});

describe('the password', () => {
  const fields = async () => ({
    current: await screen.findByLabelText('Contraseña actual'),
    next: screen.getByLabelText('Contraseña nueva'),
  });

  async function change(next: string) {
    const view = open();
    const { current, next: field } = await fields();
    await fill(view.user, current, 'la de antes');
    await fill(view.user, field, next);
    await view.user.click(await press('Cambiar contraseña'));
    return view;
  }

  test('is changed', async () => {
    api.answer({ [password]: messageToWire('Cambiaste tu contraseña.') });
    await change('cuatro palabras largas');

    expect(await screen.findByText('Cambiaste tu contraseña.')).toBeInTheDocument();
    expect(api.sent(password)).toEqual([
      { clave_actual: 'la de antes', clave_nueva: 'cuatro palabras largas' },
    ]);
    expect((await fields()).current).toHaveValue('');
  });

  test('needs twelve characters, and eight where there is a second factor', async () => {
    const { unmount } = await change('ocho1234');
    expect(await screen.findByText('Debe tener al menos 12 caracteres.')).toBeVisible();
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('ocho1234');
    unmount();

    api.answer({
      [read]: own({ hasSecondFactor: true }),
      [password]: messageToWire('Cambiaste tu contraseña.'),
    });
    await change('ocho1234');
    await waitFor(() => expect(api.callsOf(password)).toHaveLength(1));
  });

  test.each([
    ['Contraseña actual', wrongPasswordMessage],
    ['Contraseña nueva', weakPasswordMessage],
    ['Contraseña nueva', ownNamePasswordMessage],
  ])('«%s» shows what the server has against it: %s', async (label, mensaje) => {
    api.answer({ [password]: refusal(400, { mensaje }) });
    await change('contraseña12345');

    await waitFor(() =>
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
        expect.stringContaining(mensaje),
      ),
    );
    expect(screen.getByLabelText('Contraseña nueva')).toHaveValue('contraseña12345');
    expect(screen.getByLabelText('Contraseña actual')).toHaveValue('la de antes');
  });

  test('can be looked at, pasted and kept by a manager', async () => {
    const { user, container } = open();
    const { next } = await fields();
    await user.click(next);
    await user.paste('cuatro palabras');
    expect(next).toHaveAttribute('type', 'password');
    expect(next).toHaveAttribute('autocomplete', 'new-password');
    await user.click(await press('Mostrar contraseña nueva'));

    expect(next).toHaveAttribute('type', 'text');
    expect(next).toHaveValue('cuatro palabras');
    expect(container.querySelector('[autocomplete=username]')).toHaveValue('ana');
  });
});

describe('a second factor', () => {
  async function prepare() {
    const view = open();
    await fill(view.user, await screen.findByLabelText('Tu contraseña'), 'secreta');
    await view.user.click(await press('Configurar segundo factor'));
    await screen.findByText('Escanea con tu aplicación de códigos');
    return view;
  }

  test('is prepared with the password, shown and switched on', async () => {
    const token = sessionToken({ roles: ['ROLE_ADMIN'] });
    api.answer({ [activate]: activationToWire({ message: 'Segundo factor activo.', token }) });
    const { user } = await prepare();

    expect(
      await screen.findByRole('img', { name: 'Código QR para tu aplicación de códigos' }),
    ).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK')).toBeVisible();
    const list = screen.getByRole('list', { name: 'Códigos de recuperación' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(codes);
    await user.click(await press('Copiar clave'));
    expect(await navigator.clipboard.readText()).toBe('JBSWY3DPEHPK');

    const code = screen.getByLabelText('Código');
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    api.answer({ [read]: own({ hasSecondFactor: true, recoveryCodesLeft: 10 }) });
    await fill(user, code, '418 023');
    await user.click(await press('Activar'));

    expect(await screen.findByText('Segundo factor activo.')).toBeInTheDocument();
    expect(api.sent(factor)).toEqual([{ clave: 'secreta' }]);
    expect(api.sent(activate)).toEqual([{ codigo: '418 023' }]);
    expect(currentSession().token).toBe(token);
    expect(await screen.findByText('Te quedan 10 de 10 códigos de recuperación.')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Segundo factor' })).toHaveFocus();
  });

  test('needs the right password', async () => {
    api.answer({ [factor]: refusal(400, { mensaje: wrongPasswordMessage }) });
    const { user } = open();
    await fill(user, await screen.findByLabelText('Tu contraseña'), 'otra');
    await user.click(await press('Configurar segundo factor'));

    expect(await screen.findByText(wrongPasswordMessage)).toBeVisible();
    expect(screen.getByLabelText('Tu contraseña')).toHaveValue('otra');
  });

  test('needs a code of six digits that is right', async () => {
    api.answer({ [activate]: refusal(400, { mensaje: wrongCodeMessage }) });
    const { user } = await prepare();
    await fill(user, screen.getByLabelText('Código'), '123');
    await user.click(await press('Activar'));
    expect(
      await screen.findByText('Escribe el código de 6 números.', { selector: 'div' }),
    ).toBeVisible();
    await fill(user, screen.getByLabelText('Código'), '456');
    await user.click(await press('Activar'));

    expect(await screen.findByText(wrongCodeMessage)).toBeVisible();
    api.answer({ [activate]: refusal(429, { mensaje: 'Espera un minuto.' }) });
    await user.click(await press('Activar'));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('Espera un minuto.');
  });

  test('that is not switched on yet is not left without asking', async () => {
    await prepare();

    expect(document.documentElement.dataset['unsaved']).toBe('');
  });

  test('has codes that can be saved as a file', async () => {
    const files = savedFiles();
    const { user } = await prepare();
    await user.click(await press('Descargar los códigos'));

    expect(files.map(({ name }) => name)).toEqual(['codigos-de-recuperacion.txt']);
    expect(await files[0]?.content.text()).toContain('7QK4H-M2XDB\r\nP9RT4-WLC22');
  });

  describe('that is on', () => {
    beforeEach(() =>
      api.answer({
        [read]: own({ hasSecondFactor: true, recoveryCodesLeft: 1 }),
        [renew]: newRecoveryCodesToWire(codes),
        [remove]: messageToWire('Quitaste el segundo factor.'),
      }),
    );

    async function prove(how: string, done: string) {
      const view = open();
      await view.user.click(await press(how));
      expect(screen.getByLabelText('Tu contraseña')).toHaveFocus();
      await fill(view.user, screen.getByLabelText('Tu contraseña'), 'secreta');
      await fill(view.user, screen.getByLabelText('Código'), '123456');
      await view.user.click(await press(done));
      return view;
    }

    test('gets new codes, which are kept before they go', async () => {
      const { user } = await prove('Hacer códigos nuevos', 'Hacer códigos');

      expect(await screen.findByText('7QK4H-M2XDB')).toBeVisible();
      expect(api.sent(renew)).toEqual([{ clave: 'secreta', codigo: '123456' }]);
      expect(document.documentElement.dataset['unsaved']).toBe('');
      await user.click(await press('Ya los guardé'));
      expect(screen.queryByText('7QK4H-M2XDB')).not.toBeInTheDocument();
      expect(document.documentElement.dataset['unsaved']).toBeUndefined();
    });

    test('is taken away', async () => {
      const { user } = open();
      expect(await screen.findByText('Te queda 1 de 10 códigos de recuperación.')).toBeVisible();
      await user.click(await press('Quitar segundo factor'));
      await fill(user, screen.getByLabelText('Tu contraseña'), 'secreta');
      await fill(user, screen.getByLabelText('Código'), '7QK4H-M2XDB');
      api.answer({ [read]: own() });
      await user.click(await press('Quitar'));

      expect(await screen.findByText('Quitaste el segundo factor.')).toBeInTheDocument();
      expect(api.sent(remove)).toEqual([{ clave: 'secreta', codigo: '7QK4H-M2XDB' }]);
      expect(await press('Configurar segundo factor')).toBeVisible();
    });

    test('stays where the server will not have it taken away', async () => {
      api.answer({ [remove]: refusal(409, { mensaje: 'Tu rol exige un segundo factor.' }) });
      await prove('Quitar segundo factor', 'Quitar');

      expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        'Tu rol exige un segundo factor.',
      );
    });
  });
});
