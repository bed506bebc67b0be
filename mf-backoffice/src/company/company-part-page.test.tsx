import { companyPreviewKey } from '@portal/contract/company-preview';
import { messageToWire } from '@portal/contract/message';
import { aCompany, companyWire } from '@portal/contract/testing/a-company';
import { companySeed } from '@portal/contract/testing/company-seed';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { CompanyPartPage } from './company-part-page';

const read = 'GET /api/empresa/partes';
const save = 'PUT /api/empresa/partes/:part';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi({
    [read]: companyWire(),
    [save]: { ...messageToWire('Quedó guardado.'), version: 2 },
    'GET /api/empresa': { nombre: 'Puente' },
    'GET /api/empresa/inicio': {},
    'GET /api/empresa/trabajo': {},
    'GET /api/actividad': { content: [] },
  });
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
});
afterEach(() => act(endSession));

const open = (part: string) =>
  renderPage(<CompanyPartPage />, {
    at: `/modulo-principal/empresa/${part}`,
    path: '/modulo-principal/empresa/:part',
  });

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const press = (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

async function write(user: ReturnType<typeof open>['user'], name: string, text: string) {
  await user.clear(await field(name));
  await user.click(await field(name));
  await user.paste(text);
}

test('saving says that it is true, is told, and can be taken back', async () => {
  const { user } = open('identidad');
  expect(await screen.findByText(/^Esto es un ejemplo/)).toBeVisible();
  expect(await field('Nombre')).toHaveValue('Puente');
  await write(user, 'Nombre', 'Faro');
  await press(user, 'Guardar');

  expect(await screen.findByText('Quedó guardado.')).toBeVisible();
  const { identity } = aCompany();
  const sent = {
    lema: identity.claim,
    correo: identity.email,
    whatsapp: identity.whatsAppNumber,
  };
  expect(api.sent(save)).toEqual([{ ...sent, nombre: 'Faro', confirmado: true, version: 1 }]);
  await waitFor(() => expect(currentPath()).toBe('/modulo-principal/empresa'));

  await press(user, 'Deshacer');
  await waitFor(() =>
    expect(api.sent(save)[1]).toEqual({ ...sent, nombre: 'Puente', confirmado: false, version: 2 }),
  );
});

test.each([
  { part: 'identidad', name: 'Nombre', text: '', message: 'Este campo es obligatorio.' },
  {
    part: 'identidad',
    name: 'Lema',
    text: 'Más <b>rápido</b>',
    message: 'Escribe solo texto, sin los signos < y >.',
  },
  {
    part: 'identidad',
    name: 'Correo',
    text: 'hola',
    message: 'Escribe un correo válido, como contacto@ejemplo.com.',
  },
  {
    part: 'identidad',
    name: 'Número de WhatsApp',
    text: '+56 9 1234',
    message: 'Escribe solo cifras, con el código del país: por ejemplo, 56912345678.',
  },
  {
    part: 'redes',
    name: 'TikTok',
    text: 'tiktok.com/faro',
    message: 'Escribe la dirección completa, desde https://, como https://www.ejemplo.com/empresa.',
  },
])(
  'in «$part» a wrong «$name» is told beside it, and nothing is sent',
  async ({ part, name, text, message }) => {
    const { user } = open(part);
    await user.clear(await field(name));
    if (text) await write(user, name, text);
    await press(user, 'Guardar');

    await waitFor(async () =>
      expect(await field(name)).toHaveAccessibleDescription(expect.stringContaining(message)),
    );
    expect(api.sent(save)).toEqual([]);
  },
);

test('a network may stand without an address', async () => {
  const { user } = open('redes');
  await user.clear(await field('TikTok'));
  await press(user, 'Guardar');

  await waitFor(() => expect(api.sent(save)).toEqual([expect.objectContaining({ tiktok: '' })]));
});

test('the slides are ten, each with its number', async () => {
  const { user } = open('inicio');
  const slide = within(await screen.findByRole('group', { name: 'Diapositiva 10' }));
  expect(screen.getAllByRole('group')).toHaveLength(10);
  expect(slide.getByRole('textbox', { name: 'Título' })).toHaveValue('Cuéntalo con tus palabras');

  await user.clear(slide.getByRole('textbox', { name: 'Texto' }));
  await press(user, 'Guardar');
  expect(await slide.findByText('Este campo es obligatorio.')).toBeVisible();
  await user.type(slide.getByRole('textbox', { name: 'Texto' }), 'Hablemos.');
  await press(user, 'Guardar');

  await waitFor(() => expect(api.sent(save)).toHaveLength(1));
  expect(api.sent(save)[0]).toMatchObject({
    diapositivas: expect.arrayContaining([
      { titulo: 'Cuéntalo con tus palabras', texto: 'Hablemos.' },
    ]),
  });
});

describe('«Nosotros»', () => {
  const titles = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Título' }).map(({ value }) => value);

  test('holds as many texts as somebody writes, in any order', async () => {
    const { user } = open('nosotros');
    await screen.findByRole('group', { name: 'Texto 6' });
    await press(user, 'Bajar Texto 1');
    expect(titles().slice(0, 2)).toEqual(['Misión', 'Quiénes somos']);
    await press(user, 'Quitar Texto 3');
    expect(titles()).not.toContain('Visión');
    await press(user, 'Agregar texto');
    const added = within(screen.getByRole('group', { name: 'Texto 6' }));
    expect(added.getByRole('textbox', { name: 'Título' })).toHaveFocus();
    await user.type(added.getByRole('textbox', { name: 'Título' }), 'Premios');
    await user.type(added.getByRole('textbox', { name: 'Texto' }), 'Dos.');
    await press(user, 'Guardar');

    await waitFor(() => expect(api.sent(save)).toHaveLength(1));
    const { data } = Object(api.sent(save)[0]);
    expect(data.map((each: object) => Reflect.get(each, 'nombre_parametro'))).toEqual([
      'Misión',
      'Quiénes somos',
      'Valores',
      'Qué hacemos',
      'Dónde estamos',
      'Premios',
    ]);
  });

  test('the first goes no higher, the last no lower', async () => {
    open('nosotros');

    expect(await screen.findByRole('button', { name: 'Subir Texto 1' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Bajar Texto 6' })).toBeDisabled();
  });
});

describe('when a colleague has saved meanwhile', () => {
  const slides = aCompany().home.slides.map((slide, position) =>
    position === 1 ? { title: 'De otra persona', text: 'Cambió.' } : slide,
  );

  async function saveTooLate(mine: string) {
    api.answerOnce(save, () => {
      api.answer({ [read]: companyWire(aCompany({ home: { slides, version: 5 } })) });
      return refusal(409, { mensaje: 'Otra persona guardó cambios.' });
    });
    const { user } = open('inicio');
    const slide = within(await screen.findByRole('group', { name: mine }));
    await user.clear(slide.getByRole('textbox', { name: 'Título' }));
    await user.type(slide.getByRole('textbox', { name: 'Título' }), 'Mío');
    await press(user, 'Guardar');
    const title = (name: string) =>
      within(screen.getByRole('group', { name })).getByRole('textbox', { name: 'Título' });
    return { user, title };
  }

  test('both changes stand where they are of different slides', async () => {
    const { user, title } = await saveTooLate('Diapositiva 1');
    expect(
      await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' }),
    ).toHaveTextContent('Diapositiva 2: De otra persona · Cambió.');
    await press(user, 'Aceptar');

    await waitFor(() => expect(title('Diapositiva 2')).toHaveValue('De otra persona'));
    expect(title('Diapositiva 1')).toHaveValue('Mío');
    await press(user, 'Guardar');
    await waitFor(() => expect(api.sent(save)).toHaveLength(2));
    expect(api.sent(save)[1]).toMatchObject({
      version: 5,
      diapositivas: expect.arrayContaining([
        expect.objectContaining({ titulo: 'Mío' }),
        { titulo: 'De otra persona', texto: 'Cambió.' },
      ]),
    });
  });

  test('of the same slide the user says whose stands', async () => {
    const { user, title } = await saveTooLate('Diapositiva 2');
    await screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });

    await press(user, 'Usar lo de la otra persona');

    await waitFor(() => expect(title('Diapositiva 2')).toHaveValue('De otra persona'));
    expect(api.sent(save)).toHaveLength(1);
  });
});

describe('the preview', () => {
  const openTab = jest.spyOn(window, 'open');
  let handed: string | null;
  beforeEach(() => {
    handed = null;
    openTab.mockReset().mockImplementation(() => {
      handed = sessionStorage.getItem(companyPreviewKey);
      return window;
    });
  });

  test('opens the site’s own page, with what is not saved yet', async () => {
    const { user } = open('beneficios');
    const benefit = within(await screen.findByRole('group', { name: 'Beneficio 1' }));
    await user.clear(benefit.getByRole('textbox', { name: 'Título' }));
    await user.type(benefit.getByRole('textbox', { name: 'Título' }), 'Playa');
    await press(user, 'Vista previa');

    await waitFor(() => expect(openTab).toHaveBeenCalledWith('/trabaje-nosotros', '_blank'));
    const { label, reads } = JSON.parse(handed ?? '');
    expect(label).toBe('Beneficios');
    expect(reads['/api/empresa/trabajo'].benefits[0].title).toBe('Playa');
    expect(reads['/api/empresa']).toEqual(companySeed['/api/empresa']);
    expect(sessionStorage.getItem(companyPreviewKey)).toBeNull();
    expect(api.sent(save)).toEqual([]);
  });

  test('shows nothing that would be refused', async () => {
    const { user } = open('identidad');
    await user.clear(await field('Nombre'));
    await press(user, 'Vista previa');

    await waitFor(async () =>
      expect(await field('Nombre')).toHaveAccessibleDescription(
        expect.stringContaining('Este campo es obligatorio.'),
      ),
    );
    expect(openTab).not.toHaveBeenCalled();
  });

  test('says so where the browser opens no tab', async () => {
    openTab.mockReturnValue(null);
    const { user } = open('identidad');
    await field('Nombre');
    await press(user, 'Vista previa');

    expect(await screen.findByText(/^Tu navegador no dejó abrir la vista previa/)).toBeVisible();
  });
});

test('a part that there is not leads to the list', async () => {
  open('otra');

  await waitFor(() => expect(currentPath()).toBe('/modulo-principal/empresa'));
});
