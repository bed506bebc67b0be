import type { OfferQuestion } from '@portal/contract/offer-question';
import type { OfferLanguage } from '@portal/contract/offer-language';
import { createOfferLanguage } from '@portal/kit/resources/offer-languages';
import { createOfferQuestion, deleteOfferQuestion } from '@portal/kit/resources/offer-questions';
import { paths } from '@portal/kit/routing/paths';
import { httpFailure } from '@portal/kit/testing/http-failure';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { anOffer, anOfferQuestion } from '../testing/an-offer';
import { OfferCountriesPage } from './offer-countries-page';
import { OfferLanguagesPage } from './offer-languages-page';
import { OfferQuestionsPage } from './offer-questions-page';

const loadOffer = jest.fn();
const loadAssignedQuestions = jest.fn<Promise<OfferQuestion[]>, []>();
const loadAssignedLanguages = jest.fn<Promise<OfferLanguage[]>, []>();
const loadQuestions = jest.fn();
const loadLanguages = jest.fn();
const loadLevels = jest.fn();

jest.mock('@portal/kit/resources/offers', () => ({
  offerResource: (id: number) => ({ key: `offer ${id}`, load: () => loadOffer(id) }),
  offersResource: { key: 'offers', load: async () => [anOffer({ id: 4, title: 'Datos' })] },
}));
jest.mock('@portal/kit/resources/offer-questions', () => ({
  offerQuestionsResource: (id: number) => ({ key: `q ${id}`, load: () => loadAssignedQuestions() }),
  createOfferQuestion: jest.fn(),
  deleteOfferQuestion: jest.fn(),
}));
jest.mock('@portal/kit/resources/offer-languages', () => ({
  offerLanguagesResource: (id: number) => ({ key: `l ${id}`, load: () => loadAssignedLanguages() }),
  createOfferLanguage: jest.fn(),
  deleteOfferLanguage: jest.fn(),
}));
jest.mock('@portal/kit/resources/questions', () => ({
  questionsResource: { key: 'questions', load: () => loadQuestions() },
}));
jest.mock('@portal/kit/resources/languages', () => ({
  languagesResource: { key: 'languages', load: () => loadLanguages() },
}));
jest.mock('@portal/kit/resources/levels', () => ({
  levelsResource: { key: 'levels', load: () => loadLevels() },
}));
jest.mock('@portal/kit/resources/places', () => ({
  countriesResource: { key: 'countries', load: async () => [] },
}));

const assignQuestion = jest.mocked(createOfferQuestion);
const removeQuestion = jest.mocked(deleteOfferQuestion);
const assignLanguage = jest.mocked(createOfferLanguage);

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

beforeEach(() => {
  loadOffer.mockReset().mockResolvedValue(anOffer());
  loadAssignedQuestions.mockReset().mockResolvedValue([anOfferQuestion(11, '¿Años?')]);
  loadAssignedLanguages.mockReset().mockResolvedValue([]);
  loadQuestions.mockReset().mockResolvedValue([
    { id: 111, name: '¿Años?' },
    { id: 112, name: '¿Cuándo?' },
  ]);
  loadLanguages.mockReset().mockResolvedValue([
    { id: 1, name: 'Inglés' },
    { id: 2, name: 'Portugués' },
  ]);
  loadLevels.mockReset().mockResolvedValue([{ id: 3, name: 'Avanzado' }]);
  assignQuestion.mockReset().mockResolvedValue('Pregunta asignada.');
  removeQuestion.mockReset().mockResolvedValue('Pregunta eliminada.');
  assignLanguage.mockReset().mockResolvedValue('Idioma asignado.');
});

describe('questions', () => {
  test('names the offer, and offers the questions that it does not ask yet', async () => {
    openQuestions();

    expect(screen.getByText('Cargando oferta...')).toBeInTheDocument();
    expect(await screen.findByText('Desarrollo Angular')).toBeInTheDocument();
    const options = await within(await screen.findByLabelText('Pregunta')).findAllByRole('option');
    expect(options.slice(1).map(({ textContent }) => textContent)).toEqual(['¿Cuándo?']);
    expect(button('Asignar Pregunta')).toBeDisabled();
    expect(screen.getByRole('cell', { name: '¿Años?' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Atrás' })).toHaveAttribute('href', offersPath);
  });

  test('assigns the chosen question', async () => {
    const { user } = openQuestions();
    await screen.findByRole('option', { name: '¿Cuándo?' });
    await user.selectOptions(screen.getByLabelText('Pregunta'), '¿Cuándo?');
    await waitFor(() => expect(button('Asignar Pregunta')).toBeEnabled());

    await user.click(button('Asignar Pregunta'));

    expect(await screen.findByRole('alertdialog', { name: '¡Asignación Exitosa!' })).toBeVisible();
    expect(assignQuestion).toHaveBeenCalledWith({ questionId: 112, offerId: 1 });
    expect(screen.getByLabelText('Pregunta')).toHaveValue('');
  });

  test('tells what is missing, beside the field and to who submits by keyboard', async () => {
    const { user } = openQuestions();
    (await screen.findByLabelText('Pregunta')).focus();

    await user.keyboard('{Enter}');

    expect(await screen.findByText('La pregunta es requerida.')).toBeInTheDocument();
    expect(
      await screen.findByText(
        'Por favor, selecciona una pregunta y asegúrate de que la oferta esté cargada.',
      ),
    ).toBeInTheDocument();
    expect(assignQuestion).not.toHaveBeenCalled();
  });

  test('«Cancelar» takes the choice back', async () => {
    const { user } = openQuestions();
    await screen.findByRole('option', { name: '¿Cuándo?' });
    await user.selectOptions(screen.getByLabelText('Pregunta'), '¿Cuándo?');

    await user.click(button('Cancelar'));

    expect(screen.getByLabelText('Pregunta')).toHaveValue('');
  });

  test.each([
    [{ errors: ['Uno', 'Dos'] }, ['Uno', 'Dos']],
    [{ mensaje: 'Solo esto' }, ['Solo esto']],
  ])('a refusal with %j lists %j', async (body, texts) => {
    assignQuestion.mockRejectedValue(httpFailure(400, body));
    const { user } = openQuestions();
    await screen.findByRole('option', { name: '¿Cuándo?' });
    await user.selectOptions(screen.getByLabelText('Pregunta'), '¿Cuándo?');
    await waitFor(() => expect(button('Asignar Pregunta')).toBeEnabled());

    await user.click(button('Asignar Pregunta'));

    const alert = await screen.findByRole('alertdialog', { name: 'Error de Validación' });
    for (const text of texts) expect(within(alert).getByText(text)).toBeInTheDocument();
  });

  test('deletes an assigned question once it is confirmed', async () => {
    const { user } = openQuestions();
    await user.click(await screen.findByRole('button', { name: 'Eliminar ¿Años?' }));
    await screen.findByRole('alertdialog', { name: '¿Estás seguro?' });
    loadAssignedQuestions.mockResolvedValue([]);

    await user.click(button('Sí, eliminar'));

    expect(await screen.findByRole('alertdialog', { name: '¡Eliminado!' })).toBeInTheDocument();
    expect(removeQuestion).toHaveBeenCalledWith(11);
    expect(screen.getByText('No hay preguntas asignadas.')).toBeInTheDocument();
    expect(screen.getByRole('option', { name: '¿Años?' })).toBeInTheDocument();
  });

  test('keeps the question when the deletion is not confirmed', async () => {
    const { user } = openQuestions();
    await user.click(await screen.findByRole('button', { name: 'Eliminar ¿Años?' }));

    await user.click(await screen.findByRole('button', { name: 'No, conservar' }));

    expect(removeQuestion).not.toHaveBeenCalled();
  });

  test('a catalog that cannot be loaded is told', async () => {
    loadQuestions.mockRejectedValue(httpFailure(500));
    openQuestions();

    expect(await screen.findByText('Error cargando preguntas disponibles.')).toBeInTheDocument();
  });

  test('an offer that cannot be loaded leads to the list', async () => {
    loadOffer.mockRejectedValue(httpFailure(500));
    openQuestions();

    expect(
      await screen.findByText('No se pudo cargar la oferta especificada.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(offersPath));
  });

  test.each(['', '/abc', '/0'])('the address with %j names no offer', async (id) => {
    openQuestions(id);

    expect(
      await screen.findByText('No se puede asignar preguntas sin un ID de oferta válido.'),
    ).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(offersPath));
  });
});

describe('languages', () => {
  test('without any the table says so', async () => {
    openLanguages();

    expect(await screen.findByText('No hay idiomas asignados.')).toBeInTheDocument();
  });

  test('assigns a language with its level', async () => {
    const { user } = openLanguages();
    await screen.findByRole('option', { name: 'Inglés' });
    await user.selectOptions(screen.getByLabelText('Idioma'), 'Inglés');
    await user.selectOptions(screen.getByLabelText('Nivel'), 'Avanzado');

    await user.click(button('Asignar Idioma'));

    expect(await screen.findByRole('alertdialog', { name: '¡Asignación Exitosa!' })).toBeVisible();
    expect(assignLanguage).toHaveBeenCalledWith({ languageId: 1, levelId: 3, offerId: 1 });
  });

  test('tells what is missing', async () => {
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
  });

  test('does not offer a language that is assigned', async () => {
    loadAssignedLanguages.mockResolvedValue([
      {
        id: 5,
        language: { id: 1, name: 'Inglés' },
        level: { id: 3, name: 'Avanzado' },
        offerId: 1,
      },
    ]);
    openLanguages();

    await screen.findByRole('option', { name: 'Portugués' });
    expect(screen.queryByRole('option', { name: 'Inglés' })).not.toBeInTheDocument();
    expect(screen.getByRole('cell', { name: 'Avanzado' })).toBeInTheDocument();
  });

  test('catalogs that cannot be loaded are told', async () => {
    loadLanguages.mockRejectedValue(httpFailure(500));
    loadLevels.mockRejectedValue(httpFailure(500));
    const { user } = openLanguages();

    expect(await screen.findByText('Error cargando idiomas disponibles.')).toBeInTheDocument();
    await acceptAlert(user, 'Error');
    expect(await screen.findByText('No se pudieron cargar los niveles.')).toBeInTheDocument();
  });

  test('the address without an id names no offer', async () => {
    openLanguages('');

    expect(
      await screen.findByText('No se puede asignar idiomas sin un ID de oferta válido.'),
    ).toBeInTheDocument();
  });
});

describe('an assignment at an address of its own', () => {
  const openCountries = (rest: string) =>
    renderPage(<OfferCountriesPage />, {
      path: paths.offerCountries,
      at: `${offersPath}/asignar-pais${rest}`,
    });

  test('without an offer warns and lets one be chosen', async () => {
    const { user } = openCountries('');
    await acceptAlert(user, 'Atención');

    await user.selectOptions(await screen.findByLabelText('Elige la oferta'), 'Datos');

    expect(currentPath()).toBe(`${offersPath}/asignar-pais/4`);
    expect(await screen.findByRole('button', { name: 'Guardar Países' })).toBeInTheDocument();
    expect(loadOffer).toHaveBeenCalledWith(4);
  });

  test.each(['/1', '?oferta=1'])('%s names the offer', async (rest) => {
    openCountries(rest);

    expect(await screen.findByText('Desarrollo Angular')).toBeInTheDocument();
    expect(loadOffer).toHaveBeenCalledWith(1);
  });
});
