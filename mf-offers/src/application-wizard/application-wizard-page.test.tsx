import type { OfferQuestion } from '@portal/contract/offer-question';
import { saveAnswer } from '@portal/kit/resources/answers';
import { checkApplicant, saveApplicant } from '@portal/kit/resources/applicants';
import { uploadJobApplication } from '@portal/kit/resources/job-application-upload';
import { paths } from '@portal/kit/routing/paths';
import { httpFailure, lostConnection } from '@portal/kit/testing/http-failure';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clear, entries, set } from 'idb-keyval';
import { draftsStore } from '../on-device/device-stores';
import { anApplication, anOffer, anOfferQuestion } from '../testing/an-offer';
import { ApplicationWizardPage } from './application-wizard-page';

// Whole journeys through three steps take their time on a busy machine.
jest.setTimeout(20_000);

const loadOffer = jest.fn();
const loadQuestions = jest.fn<Promise<OfferQuestion[]>, []>();

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());
jest.mock('@portal/kit/resources/answers', () => ({ saveAnswer: jest.fn() }));
jest.mock('@portal/kit/resources/applicants', () => ({
  checkApplicant: jest.fn(),
  saveApplicant: jest.fn(),
}));
jest.mock('@portal/kit/resources/job-application-upload', () => ({
  uploadJobApplication: jest.fn(),
}));
jest.mock('@portal/kit/resources/offers', () => ({
  offerResource: (id: number) => ({ key: `offer ${id}`, load: () => loadOffer(id) }),
}));
jest.mock('@portal/kit/resources/offer-questions', () => ({
  offerQuestionsResource: (id: number) => ({ key: `questions ${id}`, load: () => loadQuestions() }),
}));

const check = jest.mocked(checkApplicant);
const create = jest.mocked(saveApplicant);
const upload = jest.mocked(uploadJobApplication);
const answer = jest.mocked(saveAnswer);

const detailPath = '/modulo-principal/ofertas-laborales/detalle-oferta/1';
const unknown = { isKnown: false, hasApplied: false, applicant: undefined, message: '' };
const pdf = (name = 'cv.pdf', size = 20) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

const openWizard = () =>
  renderPage(<ApplicationWizardPage />, {
    path: paths.application,
    at: '/modulo-principal/ofertas-laborales/detalle-oferta/postular-oferta/1',
  });
type User = ReturnType<typeof openWizard>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const emailField = () => screen.findByLabelText('Correo electrónico');
const nameField = () => screen.findByLabelText('Nombre completo');
const salaryField = () => screen.getByLabelText(/^Aspiración salarial/);
const curriculumField = () => screen.getByLabelText('Currículum');
const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** As pasted text: quicker than key by key, and none of these fields minds. */
async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function passEmail(user: User, email = 'nueva@example.org') {
  await fill(user, await emailField(), email);
  await press(user, 'Siguiente');
}

async function passDetails(user: User) {
  await fill(user, await nameField(), 'Ana Pérez');
  await fill(user, salaryField(), '1.500.000');
  await user.upload(curriculumField(), pdf());
  await press(user, 'Siguiente');
}

async function answerAll(user: User) {
  await fill(user, await screen.findByLabelText('¿Años de experiencia?'), 'Cinco');
  await fill(user, screen.getByLabelText('¿Desde cuándo?'), 'Enero');
}

async function fillIn(user: User) {
  await passEmail(user);
  await passDetails(user);
  await answerAll(user);
}

beforeEach(async () => {
  await clear();
  loadOffer.mockReset().mockResolvedValue(anOffer());
  loadQuestions
    .mockReset()
    .mockResolvedValue([
      anOfferQuestion(11, '¿Años de experiencia?'),
      anOfferQuestion(12, '¿Desde cuándo?'),
    ]);
  check.mockReset().mockResolvedValue(unknown);
  create.mockReset().mockResolvedValue({ id: 5, name: 'Ana Pérez', email: 'nueva@example.org' });
  upload.mockReset().mockResolvedValue({ application: undefined, message: 'Recibida.' });
  answer.mockReset().mockResolvedValue('Tus respuestas fueron guardadas.');
});

describe('the frame', () => {
  test('is headed by the title of the offer and marks the current step', async () => {
    openWizard();

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Desarrollo Angular' }),
    ).toBeInTheDocument();
    await emailField();
    expect(screen.getByText('Paso 1 de 3')).toBeInTheDocument();
    const current = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual(['1Verificar Postulante']);
  });

  test('moves the focus to the heading of each new step', async () => {
    const { user } = openWizard();
    await passEmail(user);

    expect(await stepHeading('Datos Postulante')).toHaveFocus();
    await passDetails(user);
    expect(await stepHeading('Preguntas Filtro')).toHaveFocus();
  });

  test('«Atrás» on the first step leads to the detail of the offer', async () => {
    const { user } = openWizard();
    await emailField();

    await press(user, 'Atrás');

    expect(currentPath()).toBe(detailPath);
  });

  test('an offer that the server refuses leads to the list with its text', async () => {
    loadOffer.mockRejectedValue(httpFailure(404, { mensaje: 'La oferta ya no está.' }));
    openWizard();

    expect(await screen.findByText('La oferta ya no está.')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(paths.offers));
  });
});

describe('the e-mail', () => {
  test.each([
    ['', 'El correo es obligatorio.'],
    ['abc', 'El formato del correo no es válido.'],
  ])('%j is not checked: %s', async (email, message) => {
    const { user } = openWizard();
    if (email) await fill(user, await emailField(), email);
    else await emailField();

    await press(user, 'Siguiente');

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(check).not.toHaveBeenCalled();
    expect(await stepHeading('Verificar Postulante')).toBeInTheDocument();
  });

  test('of a stranger leads to an empty name', async () => {
    const { user } = openWizard();
    await passEmail(user);

    expect(await nameField()).toHaveValue('');
    expect(check).toHaveBeenCalledWith('nueva@example.org', 1, expect.anything());
  });

  test('of a known applicant fills in the name', async () => {
    check.mockResolvedValue({
      ...unknown,
      isKnown: true,
      applicant: { id: 8, name: 'José Peña' },
    });
    const { user } = openWizard();
    await passEmail(user, 'jose@example.org');

    expect(await nameField()).toHaveValue('José Peña');
  });

  test('of someone who has applied is told so and led to the detail', async () => {
    check.mockResolvedValue({ ...unknown, isKnown: true, hasApplied: true, message: 'Ya aplicó.' });
    const { user } = openWizard();
    await passEmail(user);

    expect(await screen.findByText('Ya aplicó.')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(await entries(draftsStore)).toEqual([]);
  });

  test('that cannot be checked stays where it is', async () => {
    check.mockRejectedValue(httpFailure(500));
    const { user } = openWizard();
    await passEmail(user);

    expect(
      await screen.findByText('Error al verificar el correo. Intenta más tarde.'),
    ).toBeInTheDocument();
    expect(await emailField()).toHaveValue('nueva@example.org');
  });
});

describe('the details', () => {
  test('all three are required', async () => {
    const { user } = openWizard();
    await passEmail(user);
    await nameField();

    await press(user, 'Siguiente');

    expect(await screen.findByText('El nombre es obligatorio.')).toBeInTheDocument();
    expect(screen.getByText('La aspiración salarial es obligatoria.')).toBeInTheDocument();
    expect(screen.getByText('Debes subir tu currículum.')).toBeInTheDocument();
    expect(await stepHeading('Datos Postulante')).toBeInTheDocument();
  });

  test.each([
    ['1500', '$1.500'],
    ['1.500', '$1.500'],
    ['1.500.000', '$1.500.000'],
    ['1500,5', '$1.500,5'],
    ['$ 1.500.000', '$1.500.000'],
  ])('the salary %j is understood as %s', async (typed, understood) => {
    const { user } = openWizard();
    await passEmail(user);
    await nameField();

    await fill(user, salaryField(), typed);

    expect(screen.getByText(`Entendemos ${understood}`)).toBeInTheDocument();
  });

  test('a picture is refused as a CV', async () => {
    const { user } = openWizard();
    await passEmail(user);
    await nameField();
    const png = new File(['x'], 'foto.png', { type: 'image/png' });

    // A file can be dropped past the filter of the file dialog.
    await act(async () => {
      Object.defineProperty(curriculumField(), 'files', { value: [png], configurable: true });
      curriculumField().dispatchEvent(new Event('change', { bubbles: true }));
    });

    expect(await screen.findByText('El archivo debe ser un PDF.')).toBeInTheDocument();
  });

  test('a CV of 3 MB is accepted, one byte more is not', async () => {
    const { user } = openWizard();
    await passEmail(user);
    await nameField();

    await user.upload(curriculumField(), pdf('grande.pdf', 3_145_729));
    expect(await screen.findByText('El archivo no debe superar los 3MB.')).toBeInTheDocument();
    await user.upload(curriculumField(), pdf('justo.pdf', 3_145_728));

    expect(await screen.findByText('justo.pdf')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByText('El archivo no debe superar los 3MB.')).not.toBeInTheDocument(),
    );
  });

  test('a chosen CV can be taken back', async () => {
    const { user } = openWizard();
    await passEmail(user);
    await nameField();
    await user.upload(curriculumField(), pdf('mi cv.pdf'));

    await user.click(await screen.findByRole('button', { name: 'Quitar archivo' }));

    expect(screen.queryByText('mi cv.pdf')).not.toBeInTheDocument();
    expect(screen.getByText('Debes subir tu currículum.')).toBeInTheDocument();
  });

  test('going back and forth keeps all that was entered', async () => {
    const { user } = openWizard();
    await fillIn(user);

    await press(user, 'Atrás');
    expect(await nameField()).toHaveValue('Ana Pérez');
    expect(salaryField()).toHaveValue('1.500.000');
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();
    await press(user, 'Atrás');
    expect(await emailField()).toHaveValue('nueva@example.org');
    await press(user, 'Siguiente');
    expect(await nameField()).toHaveValue('Ana Pérez');
    await press(user, 'Siguiente');
    expect(await screen.findByLabelText('¿Años de experiencia?')).toHaveValue('Cinco');
  });
});

describe('the sending', () => {
  test('sends applicant, application and answers in this order', async () => {
    const { user } = openWizard();
    await fillIn(user);

    await press(user, 'Enviar Postulación');

    expect(await screen.findByText('Tus respuestas fueron guardadas.')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(create).toHaveBeenCalledWith(
      { email: 'nueva@example.org', name: 'Ana Pérez' },
      expect.anything(),
    );
    expect(upload).toHaveBeenCalledWith(
      {
        applicantId: 5,
        offerId: 1,
        salaryExpectation: 1_500_000,
        curriculum: expect.objectContaining({ name: 'cv.pdf' }),
      },
      expect.objectContaining({ idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) }),
    );
    expect(answer.mock.calls.map(([write]) => write)).toEqual([
      { applicantId: 5, offerQuestionId: 11, text: 'Cinco' },
      { applicantId: 5, offerQuestionId: 12, text: 'Enero' },
    ]);
    const [first = 0, second = 0, third = 0] = [create, upload, answer].map(
      ({ mock }) => mock.invocationCallOrder[0],
    );
    expect(first).toBeLessThan(second);
    expect(second).toBeLessThan(third);
    expect(await entries(draftsStore)).toEqual([]);
  });

  test('reuses a known applicant', async () => {
    check.mockResolvedValue({ ...unknown, isKnown: true, applicant: { id: 8, name: 'Ana' } });
    const { user } = openWizard();
    await fillIn(user);

    await press(user, 'Enviar Postulación');

    await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
    expect(create).not.toHaveBeenCalled();
    expect(upload.mock.calls[0]?.[0]).toMatchObject({ applicantId: 8 });
  });

  test('needs an answer to each question', async () => {
    const { user } = openWizard();
    await passEmail(user);
    await passDetails(user);
    await screen.findByLabelText('¿Desde cuándo?');

    await press(user, 'Enviar Postulación');

    expect(await screen.findAllByText('Esta respuesta es obligatoria.')).toHaveLength(2);
    expect(upload).not.toHaveBeenCalled();
  });

  test('answers stay with their questions when staff change the list meanwhile', async () => {
    const { user } = openWizard();
    await fillIn(user);
    loadQuestions.mockResolvedValue([
      anOfferQuestion(13, '¿Inglés?'),
      anOfferQuestion(12, '¿Desde cuándo?'),
    ]);

    // Questions are read anew when somebody signs in.
    act(() => void startSession(sessionToken({})));
    const added = await screen.findByLabelText('¿Inglés?');
    expect(added).toHaveValue('');
    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
    await press(user, 'Enviar Postulación');
    expect(await screen.findAllByText('Esta respuesta es obligatoria.')).toHaveLength(1);
    await fill(user, added, 'Intermedio');
    await press(user, 'Enviar Postulación');

    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(answer.mock.calls.map(([write]) => write)).toEqual([
      { applicantId: 5, offerQuestionId: 13, text: 'Intermedio' },
      { applicantId: 5, offerQuestionId: 12, text: 'Enero' },
    ]);
    act(endSession);
  });

  test('the answer to a question that comes back is still there', async () => {
    const { user } = openWizard();
    await fillIn(user);
    const readAnew = async (...questions: OfferQuestion[]) => {
      loadQuestions.mockResolvedValue(questions);
      act(() => void startSession(sessionToken({})));
      act(endSession);
      await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(questions.length));
    };

    await readAnew(anOfferQuestion(12, '¿Desde cuándo?'));
    await fill(user, screen.getByLabelText('¿Desde cuándo?'), ' próximo');
    await readAnew(anOfferQuestion(12, '¿Desde cuándo?'), anOfferQuestion(11, '¿Años?'));

    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero próximo');
    expect(screen.getByLabelText('¿Años?')).toHaveValue('Cinco');
  });

  test('an offer without questions ends with a confirmation of its own', async () => {
    loadQuestions.mockResolvedValue([]);
    const { user } = openWizard();
    await passEmail(user);
    await passDetails(user);
    await screen.findByText(/no tiene preguntas/);

    await press(user, 'Enviar Postulación');

    expect(await screen.findByText('Tu postulación fue enviada.')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(detailPath));
  });

  test('two clicks send once', async () => {
    const { user } = openWizard();
    await fillIn(user);

    await user.dblClick(screen.getByRole('button', { name: 'Enviar Postulación' }));

    await screen.findByText('Tus respuestas fueron guardadas.');
    expect(create).toHaveBeenCalledTimes(1);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('a device that keeps no receipt turns no success into a failure, and the code is told', async () => {
    const application = { ...anApplication(1, 'Ana Pérez'), code: 'P-1-ABC123' };
    upload.mockResolvedValue({ application, message: '' });
    const keep = jest.mocked(set).getMockImplementation();
    jest.mocked(set).mockRejectedValue(new DOMException('Blocked.', 'SecurityError'));
    const { user } = openWizard();
    await fillIn(user);

    await press(user, 'Enviar Postulación');

    const alert = await screen.findByRole('alertdialog', { name: 'Postulación enviada' });
    expect(within(alert).getByText('Código: P-1-ABC123')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(detailPath));
    jest.mocked(set).mockImplementation(keep);
  });

  test('a refusal shows the error of the server, keeps everything, and goes on from there', async () => {
    answer.mockRejectedValueOnce(httpFailure(500, { error: 'Falló la respuesta', mensaje: 'x' }));
    const { user } = openWizard();
    await fillIn(user);

    await press(user, 'Enviar Postulación');
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('Falló la respuesta')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
    await press(user, 'Enviar Postulación');

    await screen.findByText('Tus respuestas fueron guardadas.');
    expect(create).toHaveBeenCalledTimes(1);
    expect(upload).toHaveBeenCalledTimes(1);
    expect(answer).toHaveBeenCalledTimes(3);
  });

  test('questions that stand there already are not spoken of when they cannot be read again', async () => {
    answer.mockRejectedValueOnce(httpFailure(502, { mensaje: 'El servicio no responde.' }));
    const { user } = openWizard();
    await fillIn(user);
    let fail = (_reason: unknown) => {};
    loadQuestions.mockReturnValue(new Promise((_resolve, reject) => (fail = reject)));

    await press(user, 'Enviar Postulación');
    const alert = await screen.findByRole('alertdialog');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await act(async () => fail(httpFailure(502, { mensaje: 'El servicio no responde.' })));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
  });

  test('a lost connection is waited for, and the same application goes on', async () => {
    upload.mockRejectedValueOnce(lostConnection());
    const { user } = openWizard();
    await fillIn(user);

    await press(user, 'Enviar Postulación');
    expect(await screen.findByText(/No hay conexión/)).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));

    await screen.findByText('Tus respuestas fueron guardadas.');
    const keys = upload.mock.calls.map(([, call]) => call?.idempotencyKey);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('an upload whose answer was lost counts as done when the server has it', async () => {
    upload
      .mockRejectedValueOnce(lostConnection())
      .mockRejectedValueOnce(httpFailure(409, { error: 'Ya aplicó.' }));
    const { user } = openWizard();
    await fillIn(user);

    await press(user, 'Enviar Postulación');
    await screen.findByText(/No hay conexión/);
    await press(user, 'Enviar Postulación');

    expect(await screen.findByText('Tus respuestas fueron guardadas.')).toBeInTheDocument();
  });

  test.each([
    ['the applicant', create],
    ['the application', upload],
    ['an answer', answer],
  ])(
    'a check that %s finds missing is made again, and the visitor notices nothing',
    async (_name, call) => {
      call.mockRejectedValueOnce(httpFailure(428, { mensaje: 'Tu verificación venció.' }));
      const { user } = openWizard();
      await fillIn(user);

      await press(user, 'Enviar Postulación');

      expect(await screen.findByText('Tus respuestas fueron guardadas.')).toBeInTheDocument();
      expect(screen.queryByText('Tu verificación venció.')).not.toBeInTheDocument();
      expect(check).toHaveBeenCalledTimes(2);
      const submissions = [check, create, upload, answer].map(({ mock }) => mock.lastCall?.at(-1));
      expect(submissions[0]).toHaveProperty('submission');
      for (const each of submissions) expect(each).toMatchObject(submissions[0] ?? {});
    },
  );

  test('a check that is missing twice is told, and everything stays', async () => {
    upload.mockRejectedValue(httpFailure(428, { mensaje: 'Tu verificación venció.' }));
    const { user } = openWizard();
    await fillIn(user);

    await press(user, 'Enviar Postulación');

    expect(await screen.findByText('Tu verificación venció.')).toBeInTheDocument();
    expect(upload).toHaveBeenCalledTimes(2);
    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
  });

  test('questions that cannot be loaded are told and can be loaded again', async () => {
    loadQuestions.mockRejectedValueOnce(httpFailure(500, { mensaje: 'Sin preguntas por ahora' }));
    const { user } = openWizard();
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('Sin preguntas por ahora')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await passEmail(user);
    await passDetails(user);

    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByLabelText('¿Desde cuándo?')).toBeInTheDocument();
  });
});

describe('the draft', () => {
  test('brings back everything, the CV included, on another visit', async () => {
    const first = openWizard();
    await passEmail(first.user);
    await fill(first.user, await nameField(), 'Ana Pérez');
    await fill(first.user, salaryField(), '1500');
    await first.user.upload(curriculumField(), pdf('mi cv.pdf'));
    expect(await screen.findByText(/Borrador guardado/)).toBeInTheDocument();
    first.unmount();

    openWizard();

    expect(await nameField()).toHaveValue('Ana Pérez');
    expect(salaryField()).toHaveValue('1500');
    expect(screen.getByText('mi cv.pdf')).toBeInTheDocument();
    expect(screen.getByText(/Recuperamos tu borrador/)).toBeInTheDocument();
  });

  test('is called saved only once the CV is saved too', async () => {
    const { user } = openWizard();
    await passEmail(user);
    await nameField();
    const curriculum = pdf();
    let finishReading = (_content: ArrayBuffer) => {};
    curriculum.arrayBuffer = () => new Promise((resolve) => (finishReading = resolve));

    await user.upload(curriculumField(), curriculum);
    expect(await screen.findByText(/Guardando tu currículum…/)).toBeInTheDocument();
    expect(screen.queryByText(/Borrador guardado/)).not.toBeInTheDocument();

    finishReading(new ArrayBuffer(20));
    expect(await screen.findByText(/Borrador guardado/)).toBeInTheDocument();
  });

  test('says while what was typed last is on its way to the device', async () => {
    const { user } = openWizard();
    await passEmail(user);
    await nameField();
    const bar = (await screen.findByText(/Borrador guardado/)).parentElement;
    await waitFor(() => expect(bar).toHaveAttribute('aria-busy', 'false'));
    let finishWriting = () => {};
    jest.mocked(set).mockReturnValueOnce(new Promise<void>((resolve) => (finishWriting = resolve)));

    await fill(user, await nameField(), 'Ana');
    expect(bar).toHaveAttribute('aria-busy', 'true');

    finishWriting();
    await waitFor(() => expect(bar).toHaveAttribute('aria-busy', 'false'));
  });

  test('can be deleted', async () => {
    const { user } = openWizard();
    await passEmail(user);
    await fill(user, await nameField(), 'Ana');

    await user.click(await screen.findByRole('button', { name: 'Borrar borrador' }));

    expect(await emailField()).toHaveValue('');
    expect(await entries(draftsStore)).toEqual([]);
  });

  test('is forgotten after a week', async () => {
    const first = openWizard();
    await passEmail(first.user);
    await screen.findByText(/Borrador guardado/);
    first.unmount();
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 8 * 24 * 60 * 60 * 1000);

    openWizard();

    expect(await emailField()).toHaveValue('');
    expect(await entries(draftsStore)).toEqual([]);
    now.mockRestore();
  });
});
