import { languageRecordToWire, questionRecordToWire } from '@portal/contract/catalog-records';
import { levelToWire } from '@portal/contract/level';
import { messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import { offerLanguageToWire, offerLanguageWriteToWire } from '@portal/contract/offer-language';
import { offerQuestionToWire, offerQuestionWriteToWire } from '@portal/contract/offer-question';
import { anOfferLanguage, anOfferQuestion } from '@portal/contract/testing/an-assignment';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { OfferCitiesPage } from './places/offer-cities-page';
import { OfferCountriesPage } from './places/offer-countries-page';
import { OfferLanguagesPage } from './languages/offer-languages-page';
import { OfferQuestionsPage } from './questions/offer-questions-page';
import { OfferSkillsPage } from './skills/offer-skills-page';

const readOffer = 'GET /api/ofertas/id/1';
const askedQuestions = 'GET /api/ofertas_preguntas/oferta/1';
const assignQuestion = 'POST /api/ofertas_preguntas/guardar';
const removeQuestion = 'DELETE /api/ofertas_preguntas/eliminar/11';
const askedLanguages = 'GET /api/idiomas_ofertas/id_oferta/1';
const assignLanguage = 'POST /api/idiomas_ofertas/save';
const questions = 'GET /api/preguntas';
const languages = 'GET /api/idiomas';
const levels = 'GET /api/nivel';

const years = { id: 111, name: '¿Años?' };
const english = { id: 1, name: 'Inglés' };
const advanced = { id: 3, name: 'Avanzado' };

let api: FakeApi;

const offersPath = '/modulo-principal/ofertas-laborales';
const openQuestions = (id = '/1') =>
  renderPage(<OfferQuestionsPage />, {
    path: paths.offerQuestions,
    at: `${offersPath}/ofertas-preguntas${id}`,
  });
const openLanguages = (id = '/1') =>
  renderPage(<OfferLanguagesPage />, {
    path: paths.offerLanguages,
    at: `${offersPath}/asignar-idioma${id}`,
  });

const button = (name: string) => screen.getByRole('button', { name });
const acceptAlert = async (user: ReturnType<typeof openQuestions>['user'], name: string) => {
  const alert = await screen.findByRole('alertdialog', { name });
  await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
};

afterEach(() => act(endSession));
beforeEach(() => {
  startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
  api = fakeApi({
    [readOffer]: offerToWire(anOffer()),
    [askedQuestions]: [offerQuestionToWire(anOfferQuestion({ question: years }))],
    [assignQuestion]: messageToWire('Pregunta asignada.'),
    [removeQuestion]: messageToWire('Pregunta eliminada.'),
    [askedLanguages]: [],
    [assignLanguage]: messageToWire('Idioma asignado.'),
    [questions]: [years, { id: 112, name: '¿Cuándo?' }].map((item) =>
      questionRecordToWire({ ...item, version: 1 }),
    ),
    [languages]: [english, { id: 2, name: 'Portugués' }].map((item) =>
      languageRecordToWire({ ...item, version: 1 }),
    ),
    [levels]: [levelToWire(advanced)],
  });
});

describe('for whoever may not assign', () => {
  const pages = [
    [openQuestions, 'asignar preguntas', '¿Años?'],
    [openLanguages, 'asignar idiomas', 'Inglés'],
  ] as const;

  beforeEach(() =>
    api.answer({
      [askedLanguages]: [offerLanguageToWire(anOfferLanguage({ language: english }))],
      'GET /api/cuentas/administradores': [
        { nombre: 'Valentina Rojas', correo: 'valentina.rojas@example.org' },
      ],
    }),
  );

  test.each(pages)(
    '%# a user reads what is assigned, and whom to ask',
    async (open, task, item) => {
      startSession(sessionToken({ roles: ['ROLE_USER'] }));

      open();

      const told = `No tienes permiso para ${task}. Puedes pedirlo a Valentina Rojas (valentina.rojas@example.org).`;
      expect(await screen.findByText(told)).toBeVisible();
      expect(await screen.findByRole('cell', { name: item })).toBeVisible();
      expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
      expect(screen.queryByRole('button')).not.toBeInTheDocument();
      for (const name of [questions, languages, levels] as const) {
        expect(api.callsOf(name)).toEqual([]);
      }
    },
  );

  test.each(pages)('%# a visitor is offered the login in place of the form', async (open, task) => {
    act(endSession);

    open();

    expect(await screen.findByText(RegExp(`^No tienes permiso para ${task}`))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'href',
      paths.login,
    );
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('questions', () => {
  test('S2.91 S2.92 S5.52 S7.17 names the offer, and offers the questions that it does not ask yet', async () => {
    openQuestions();

    expect(screen.getByText('Cargando oferta...')).toBeInTheDocument();
    expect(await screen.findByText('Desarrollo Angular')).toBeInTheDocument();
    const options = await within(await screen.findByLabelText('Pregunta')).findAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(['¿Cuándo?']);
    expect(button('Asignar Pregunta')).toBeDisabled();
    expect(screen.getByRole('cell', { name: '¿Años?' })).toBeInTheDocument();
    expect(button('Eliminar ¿Años?')).toBeEnabled();
    expect(button('Cancelar')).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Atrás' })).toHaveAttribute('href', offersPath);
    expect(api.callsOf(askedQuestions)).toHaveLength(1);
  });

  test('S7.17 S8.34 assigns the chosen question', async () => {
    const { user } = openQuestions();
    await screen.findByRole('option', { name: '¿Cuándo?' });
    await user.selectOptions(screen.getByLabelText('Pregunta'), '¿Cuándo?');
    await waitFor(() => expect(button('Asignar Pregunta')).toBeEnabled());

    await user.click(button('Asignar Pregunta'));

    expect(await screen.findByRole('alertdialog', { name: '¡Asignación Exitosa!' })).toBeVisible();
    const write = offerQuestionWriteToWire({ questionId: 112, offerId: 1 });
    expect(api.sent(assignQuestion)).toEqual([write]);
    expect(write).toMatchObject({ preguntas: { id_pregunta: 112 }, ofertas: { id_oferta: 1 } });
    expect(screen.getByLabelText('Pregunta')).toHaveValue('');
  });

  test('S5.43 S5.44 tells what is missing, beside the field and to who submits by keyboard', async () => {
    const { user } = openQuestions();
    (await screen.findByLabelText('Pregunta')).focus();

    await user.keyboard('{Enter}');

    expect(await screen.findByText('La pregunta es requerida.')).toBeInTheDocument();
    expect(
      await screen.findByText(
        'Por favor, selecciona una pregunta y asegúrate de que la oferta esté cargada.',
      ),
    ).toBeInTheDocument();
    expect(api.sent(assignQuestion)).toEqual([]);
  });

  test('S2.92 «Cancelar» takes the choice back', async () => {
    const { user } = openQuestions();
    await screen.findByRole('option', { name: '¿Cuándo?' });
    await user.selectOptions(screen.getByLabelText('Pregunta'), '¿Cuándo?');

    await user.click(button('Cancelar'));

    expect(screen.getByLabelText('Pregunta')).toHaveValue('');
  });

  test.each([
    [{ errors: ['Uno', 'Dos'] }, ['Uno', 'Dos']],
    [{ mensaje: 'Solo esto' }, ['Solo esto']],
  ])('S8.32 a refusal with %j lists %j', async (body, texts) => {
    api.answer({ [assignQuestion]: refusal(400, body) });
    const { user } = openQuestions();
    await screen.findByRole('option', { name: '¿Cuándo?' });
    await user.selectOptions(screen.getByLabelText('Pregunta'), '¿Cuándo?');
    await waitFor(() => expect(button('Asignar Pregunta')).toBeEnabled());

    await user.click(button('Asignar Pregunta'));

    const alert = await screen.findByRole('alertdialog', { name: 'Error de Validación' });
    for (const text of texts) expect(within(alert).getByText(text)).toBeInTheDocument();
  });

  test.each([
    [{ mensaje: 'Sin espacio.' }, 'Sin espacio.'],
    [{}, 'Inténtalo de nuevo.'],
  ])('S8.33 another failure with %j shows «%s»', async (body, text) => {
    api.answer({ [assignQuestion]: refusal(500, body) });
    const { user } = openQuestions();
    await screen.findByRole('option', { name: '¿Cuándo?' });
    await user.selectOptions(screen.getByLabelText('Pregunta'), '¿Cuándo?');
    await waitFor(() => expect(button('Asignar Pregunta')).toBeEnabled());

    await user.click(button('Asignar Pregunta'));

    expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent(text);
  });

  test('S5.52 S7.17 S8.35 deletes an assigned question once it is confirmed', async () => {
    const { user } = openQuestions();
    await user.click(await screen.findByRole('button', { name: 'Eliminar ¿Años?' }));
    await screen.findByRole('alertdialog', { name: '¿Estás seguro?' });
    api.answer({ [askedQuestions]: [] });

    await user.click(button('Sí, eliminar'));

    expect(await screen.findByRole('alertdialog', { name: '¡Eliminado!' })).toBeInTheDocument();
    expect(api.callsOf(removeQuestion)).toHaveLength(1);
    expect(screen.getByText('No hay preguntas asignadas.')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: '¿Años?' })).toBeInTheDocument();
  });

  test('S8.35 keeps the question when the deletion is not confirmed', async () => {
    const { user } = openQuestions();
    await user.click(await screen.findByRole('button', { name: 'Eliminar ¿Años?' }));

    await user.click(await screen.findByRole('button', { name: 'No, conservar' }));

    expect(api.callsOf(removeQuestion)).toEqual([]);
  });

  test('S8.36 a catalog that cannot be loaded is told', async () => {
    api.answer({ [questions]: refusal(500) });
    openQuestions();

    expect(await screen.findByText('Error cargando preguntas disponibles.')).toBeInTheDocument();
  });

  test.each([500, 404])(
    'S8.30 an offer that is answered with %s leads to the list',
    async (status) => {
      api.answer({ [readOffer]: refusal(status) });
      openQuestions();

      expect(
        await screen.findByText('No se pudo cargar la oferta especificada.'),
      ).toBeInTheDocument();
      await waitFor(() => expect(currentPath()).toBe(offersPath));
    },
  );

  test.each(['', '/abc', '/0'])('S8.31 the address with %j names no offer', async (id) => {
    openQuestions(id);

    expect(
      await screen.findByText('No se puede asignar preguntas sin un ID de oferta válido.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(offersPath));
  });
});

describe('languages', () => {
  test('S2.91 S2.93 S2.94 S7.13 S7.18 the page names its offer, and without any the table says so', async () => {
    openLanguages();

    expect(screen.getByText('Cargando oferta...')).toBeInTheDocument();
    expect(await screen.findByText('Desarrollo Angular')).toBeInTheDocument();
    expect(await screen.findByRole('cell', { name: 'No hay idiomas asignados.' })).toBeVisible();
    expect(await screen.findByRole('option', { name: 'Inglés' })).toBeInTheDocument();
    expect(await screen.findByRole('option', { name: 'Avanzado' })).toBeInTheDocument();
    for (const name of ['Asignar Idioma', 'Cancelar']) expect(button(name)).toBeEnabled();
    for (const name of [levels, askedLanguages] as const) {
      expect(api.callsOf(name)).toHaveLength(1);
    }
  });

  test('S7.18 S8.34 assigns a language with its level', async () => {
    const { user } = openLanguages();
    await screen.findByRole('option', { name: 'Inglés' });
    await user.selectOptions(screen.getByLabelText('Idioma'), 'Inglés');
    await user.selectOptions(screen.getByLabelText('Nivel'), 'Avanzado');

    await user.click(button('Asignar Idioma'));

    expect(await screen.findByRole('alertdialog', { name: '¡Asignación Exitosa!' })).toBeVisible();
    const write = offerLanguageWriteToWire({ languageId: 1, levelId: 3, offerId: 1 });
    expect(api.sent(assignLanguage)).toEqual([write]);
    expect(write).toMatchObject({
      idioma: { id_idioma: 1 },
      nivel: { id_nivel: 3 },
      ofertas: { id_oferta: 1 },
    });
  });

  test('S5.45 S5.46 tells what is missing', async () => {
    const { user } = openLanguages();
    await screen.findByRole('option', { name: 'Inglés' });

    await user.click(button('Asignar Idioma'));

    expect(
      await screen.findByText(
        'Por favor, selecciona un idioma, un nivel y asegúrate de que la oferta esté cargada.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('El idioma es requerido.')).toBeInTheDocument();
    expect(screen.getByText('El nivel es requerido.')).toBeInTheDocument();
    expect(api.sent(assignLanguage)).toEqual([]);
    await acceptAlert(user, 'Atención');
    await user.click(button('Cancelar'));
    await waitFor(() =>
      expect(screen.queryByText('El nivel es requerido.')).not.toBeInTheDocument(),
    );
  });

  describe('that are assigned', () => {
    const assigned = anOfferLanguage({ id: 21, language: english, level: advanced });
    const remove = 'DELETE /api/idiomas_ofertas/delete/21';

    beforeEach(() =>
      api.answer({
        [askedLanguages]: [offerLanguageToWire(assigned)],
        [remove]: messageToWire('Idioma eliminado.'),
      }),
    );

    test('S2.93 S5.52 stand in the table with their level, and are not offered', async () => {
      openLanguages();

      await screen.findByRole('option', { name: 'Portugués' });
      expect(screen.queryByRole('option', { name: 'Inglés' })).not.toBeInTheDocument();
      expect(screen.getByRole('row', { name: /^Inglés Avanzado/ })).toBeInTheDocument();
      expect(button('Eliminar Inglés')).toBeEnabled();
    });

    test('S5.52 S7.18 S8.35 are deleted once it is confirmed, and offered again', async () => {
      const { user } = openLanguages();
      await user.click(await screen.findByRole('button', { name: 'Eliminar Inglés' }));
      await screen.findByRole('alertdialog', { name: '¿Estás seguro?' });
      expect(api.callsOf(remove)).toEqual([]);
      api.answer({ [askedLanguages]: [] });

      await user.click(button('Sí, eliminar'));

      expect(await screen.findByRole('alertdialog', { name: '¡Eliminado!' })).toBeInTheDocument();
      expect(api.callsOf(remove)).toHaveLength(1);
      expect(screen.getByRole('option', { name: 'Inglés' })).toBeInTheDocument();
    });
  });

  test('S8.32 S8.33 refused assignments say why', async () => {
    api.answerOnce(assignLanguage, refusal(400, { errors: ['Falta el idioma.'] }));
    api.answerOnce(assignLanguage, refusal(500, { mensaje: 'Sin espacio.' }));
    const { user } = openLanguages();
    await screen.findByRole('option', { name: 'Inglés' });
    await user.selectOptions(screen.getByLabelText('Idioma'), 'Inglés');
    await user.selectOptions(screen.getByLabelText('Nivel'), 'Avanzado');
    for (const [title, text] of [
      ['Error de Validación', 'Falta el idioma.'],
      ['Error', 'Sin espacio.'],
    ] as const) {
      await user.click(button('Asignar Idioma'));

      expect(await screen.findByRole('alertdialog', { name: title })).toHaveTextContent(text);
      await acceptAlert(user, title);
    }
  });

  test('S8.30 an offer that cannot be loaded leads to the list', async () => {
    api.answer({ [readOffer]: refusal(500) });
    openLanguages();

    expect(
      await screen.findByText('No se pudo cargar la oferta especificada.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(offersPath));
  });

  test('S8.36 catalogs that cannot be loaded are told', async () => {
    api.answer({ [languages]: refusal(500), [levels]: refusal(500) });
    const { user } = openLanguages();

    expect(await screen.findByText('Error cargando idiomas disponibles.')).toBeInTheDocument();
    await acceptAlert(user, 'Error');
    expect(await screen.findByText('No se pudieron cargar los niveles.')).toBeInTheDocument();
  });

  test('S8.31 the address without an id names no offer', async () => {
    openLanguages('');

    expect(
      await screen.findByText('No se puede asignar idiomas sin un ID de oferta válido.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(offersPath));
  });
});

describe('an assignment at an address of its own', () => {
  const readAnother = 'GET /api/ofertas/id/4';
  const another = offerToWire(anOffer({ id: 4, title: 'Datos' }));

  beforeEach(() =>
    api.answer({
      'GET /api/ofertas': [another],
      [readAnother]: another,
      'GET /api/personas/paises': [],
      'GET /api/personas/ciudades/:id': [],
      'GET /api/conocimientos': [],
      'GET /api/conocimientos_ofertas/id_oferta/4': [],
    }),
  );

  const pages = [
    {
      folder: 'asignar-pais',
      Page: OfferCountriesPage,
      path: paths.offerCountries,
      text: 'No se pudo obtener la oferta para asignar países.',
    },
    {
      folder: 'asignar-ciudad',
      Page: OfferCitiesPage,
      path: paths.offerCities,
      text: 'No se pudo obtener la oferta para asignar ciudades.',
    },
    {
      folder: 'asignar-conocimientos',
      Page: OfferSkillsPage,
      path: paths.offerSkills,
      text: 'No se puede guardar: ID de oferta no disponible...',
    },
  ];

  test.each(pages)(
    'S5.28 S5.51 «$folder» without an offer warns and lets one be chosen',
    async ({ folder, Page, path, text }) => {
      const { user } = renderPage(<Page />, { path, at: `${offersPath}/${folder}` });
      const alert = await screen.findByRole('alertdialog', { name: 'Atención' });
      expect(within(alert).getByText(text)).toBeInTheDocument();
      await acceptAlert(user, 'Atención');

      await user.selectOptions(await screen.findByLabelText('Elige la oferta'), 'Datos');

      expect(currentPath()).toBe(`${offersPath}/${folder}/4`);
      expect(await screen.findByText('Datos', { selector: 'p, h2' })).toBeInTheDocument();
      expect(api.callsOf(readAnother)).not.toEqual([]);
    },
  );

  test.each(['/1', '?oferta=1'])('%s names the offer', async (rest) => {
    const at = `${offersPath}/asignar-pais${rest}`;
    renderPage(<OfferCountriesPage />, { path: paths.offerCountries, at });

    expect(await screen.findByText('Desarrollo Angular')).toBeInTheDocument();
    expect(api.callsOf(readOffer)).not.toEqual([]);
  });
});
