import { answerWriteToWire } from '@portal/contract/answer';
import {
  applicantCheckToWire,
  savedApplicantToWire,
  type ApplicantCheck,
} from '@portal/contract/applicant';
import { savedJobApplicationToWire } from '@portal/contract/job-application-upload';
import { messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import { offerQuestionToWire, type OfferQuestion } from '@portal/contract/offer-question';
import { anApplication } from '@portal/contract/testing/an-application';
import { anOfferQuestion } from '@portal/contract/testing/an-assignment';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import {
  fakeApi,
  noAnswer,
  refusal,
  withHeaders,
  type FakeApi,
} from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, screen, waitFor, within } from '@testing-library/react';
import { clear, entries, set, values } from 'idb-keyval';
import { draftsStore, receiptsStore } from '../on-device/device-stores';
import { saveDraftCurriculum, saveDraftText } from '../on-device/draft-storage';
import { emptyDraft, type Step } from '../on-device/wizard-draft';
import { lastSentTo, noteSent } from '../receipt/just-applied';
import { ApplicationWizardPage } from './application-wizard-page';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

const readOffer = 'GET /api/ofertas/id/1';
const questions = 'GET /api/ofertas_preguntas/oferta/1';
const check = 'GET /api/aplicantes/correo/:email/1';
const create = 'POST /api/aplicantes/save';
const upload = 'POST /api/aplicantes-ofertas/upload-curriculum';
const answer = 'POST /api/respuestas-ofertas-preguntas/guardar';

let api: FakeApi;

const asked = (id: number, name: string) =>
  anOfferQuestion({ id, question: { id: id + 100, name } });
const askedYears = asked(11, '¿Años de experiencia?');
const askedSince = asked(12, '¿Desde cuándo?');
const ask = (...list: OfferQuestion[]) =>
  api.answer({ [questions]: list.map(offerQuestionToWire) });

const unknown = { isKnown: false, hasApplied: false, applicant: undefined, message: '' };
const know = (changes: Partial<ApplicantCheck>) =>
  api.answer({ [check]: applicantCheckToWire({ ...unknown, isKnown: true, ...changes }) });

const detailPath = '/modulo-principal/ofertas-laborales/detalle-oferta/1';
const content = '%PDF-1.4\n%%EOF\n';
const pdf = (name = 'cv.pdf', size = 20) =>
  new File([content, new Uint8Array(size - content.length)], name, { type: 'application/pdf' });

/** The next page receives the server's message. */
const expectSent = (message: string) =>
  waitFor(() => expect(lastSentTo(1)).toMatchObject({ message, isKept: true }));

const wizardPath = '/modulo-principal/ofertas-laborales/detalle-oferta/postular-oferta/1';

const openWizard = () =>
  renderPage(<ApplicationWizardPage />, { path: paths.application, at: wizardPath });
type User = ReturnType<typeof openWizard>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const emailField = () => screen.findByLabelText('Correo electrónico');
const nameField = () => screen.findByLabelText('Nombre completo');
const salaryField = () => screen.getByLabelText(/^Aspiración salarial/);
const curriculumField = () => screen.getByLabelText('Currículum');
const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Pastes the text, which is faster than typing. */
async function fill(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

async function passEmail(user: User, email = 'nueva@example.org') {
  await fill(user, await emailField(), email);
  await press(user, 'Siguiente');
}

/** Opens a complete draft that the visitor left at the given step. */
async function openFilledIn(step: Step, { hasAnswers = true } = {}) {
  const email = 'nueva@example.org';
  await saveDraftText(1, {
    ...emptyDraft(),
    step,
    email,
    name: 'Ana Pérez',
    salaryExpectation: '1.500.000',
    answers: hasAnswers ? { 11: 'Cinco', 12: 'Enero' } : {},
    ...(step !== 'email' && { check: { email, at: Date.now() } }),
  });
  await saveDraftCurriculum(1, pdf());
  const view = openWizard();
  await screen.findByText(/^Recuperamos tu borrador/);
  return view;
}

/** Opens the last step of a complete draft. */
async function openReady() {
  const view = await openFilledIn('answers');
  await screen.findByLabelText('¿Desde cuándo?');
  return view;
}

/** Opens the second step of a draft with only a checked e-mail. */
async function openDetails() {
  const email = 'nueva@example.org';
  await saveDraftText(1, {
    ...emptyDraft(),
    step: 'details',
    email,
    check: { email, at: Date.now() },
  });
  const view = openWizard();
  await nameField();
  return view;
}

/** Walks through all steps of a complete draft. */
async function walkOn(user: User) {
  await press(user, 'Siguiente');
  await stepHeading('Datos Postulante');
  await press(user, 'Siguiente');
  await stepHeading('Preguntas Filtro');
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

beforeEach(async () => {
  await clear();
  noteSent(undefined);
  const applicant = { id: 5, name: 'Ana Pérez', email: 'nueva@example.org' };
  api = fakeApi({
    [readOffer]: offerToWire(anOffer()),
    // Each check returns its own proof, which later requests must send.
    [check]: () =>
      withHeaders(
        { postulacion: `prueba ${api.callsOf(check).length}` },
        applicantCheckToWire(unknown),
      ),
    [create]: savedApplicantToWire(applicant),
    [upload]: messageToWire('Recibida.'),
    [answer]: messageToWire('Tus respuestas fueron guardadas.'),
  });
  ask(askedYears, askedSince);
});

describe('the frame', () => {
  test('S2.95 is headed by the title of the offer and marks the current step', async () => {
    openWizard();

    expect(
      await screen.findByRole('heading', { level: 1, name: 'Desarrollo Angular' }),
    ).toBeInTheDocument();
    await emailField();
    expect(screen.getByText('Paso 1 de 3')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Verificar Postulante',
      '2Datos Postulante',
      '3Preguntas Filtro',
    ]);
    const current = screen.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    expect(current.map(({ textContent }) => textContent)).toEqual(['1Verificar Postulante']);
  });

  test('S2.96 S2.97 S4.16 three steps ask for e-mail, details and answers, and going back and forth keeps all of them', async () => {
    const { user } = openWizard();
    expect(await stepHeading('Verificar Postulante')).toBeInTheDocument();
    await passEmail(user);

    expect(await stepHeading('Datos Postulante')).toHaveFocus();
    expect(curriculumField()).toHaveAttribute('accept', expect.stringContaining('pdf'));
    expect(salaryField()).toHaveAttribute('inputmode', 'decimal');
    await passDetails(user);
    expect(await stepHeading('Preguntas Filtro')).toHaveFocus();
    expect(await screen.findAllByRole('textbox')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Enviar Postulación' })).toBeInTheDocument();
    await answerAll(user);

    await press(user, 'Atrás');
    expect(await nameField()).toHaveValue('Ana Pérez');
    expect(salaryField()).toHaveValue('1.500.000');
    expect(screen.getByText('cv.pdf')).toBeInTheDocument();
    await press(user, 'Atrás');
    expect(await emailField()).toHaveValue('nueva@example.org');
    await walkOn(user);
    expect(await screen.findByLabelText('¿Años de experiencia?')).toHaveValue('Cinco');
  });

  test('S2.97 «Atrás» on the first step leads to the detail of the offer', async () => {
    const { user } = openWizard();
    await emailField();

    await press(user, 'Atrás');

    expect(currentPath()).toBe(detailPath);
  });

  test('S8.08 an offer that the server refuses leads to the list with its text', async () => {
    api.answer({ [readOffer]: refusal(404, { mensaje: 'La oferta ya no está.' }) });
    openWizard();

    expect(await screen.findByText('La oferta ya no está.')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(paths.offers));
  });
});

describe('the e-mail', () => {
  test.each([
    ['', 'El correo es obligatorio.'],
    ['abc', 'El formato del correo no es válido.'],
  ])('S4.14 S5.35 S5.36 %j is not checked: %s', async (email, message) => {
    const { user } = openWizard();
    if (email) await fill(user, await emailField(), email);
    else await emailField();

    await press(user, 'Siguiente');

    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(api.callsOf(check)).toEqual([]);
    expect(await stepHeading('Verificar Postulante')).toBeInTheDocument();
  });

  test('S4.17 S8.38 of someone who has applied is told so and led to the detail', async () => {
    know({ hasApplied: true, message: 'Ya aplicó.' });
    const { user } = openWizard();
    await passEmail(user);

    expect(await screen.findByText('Ya aplicó.')).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(await entries(draftsStore)).toEqual([]);
  });

  test.each([
    ['is refused', refusal(500, { error: 'otro' })],
    ['is not answered', noAnswer],
  ])('S8.37 whose check %s stays where it is', async (_name, failure) => {
    api.answer({ [check]: failure });
    const { user } = openWizard();
    await passEmail(user);

    expect(
      await screen.findByText('Error al verificar el correo. Intenta más tarde.'),
    ).toBeInTheDocument();
    expect(await emailField()).toHaveValue('nueva@example.org');
  });
});

describe('the details', () => {
  test('S4.15 S5.37 S5.38 S5.39 all three are required, and the first that is missing has the focus', async () => {
    const { user } = await openDetails();

    await press(user, 'Siguiente');
    expect(await screen.findByText('El nombre es obligatorio.')).toBeInTheDocument();
    expect(screen.getByText('La aspiración salarial es obligatoria.')).toBeInTheDocument();
    expect(screen.getByText('Debes subir tu currículum.')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByLabelText('Nombre completo')).toHaveFocus());
    await fill(user, await nameField(), 'Ana');
    await press(user, 'Siguiente');
    await waitFor(() => expect(salaryField()).toHaveFocus());
    await fill(user, salaryField(), '1500');
    await press(user, 'Siguiente');
    await waitFor(() => expect(curriculumField()).toHaveFocus());
    expect(await stepHeading('Datos Postulante')).toBeInTheDocument();
  });

  test('S4.15 S9.16 a salary is understood as people of twelve countries write it, typed and pasted', async () => {
    const { user } = await openDetails();
    for (const [written, understood] of [
      ['1500', '$1.500'],
      ['1.500', '$1.500'],
      ['1.500.000', '$1.500.000'],
      ['1500,5', '$1.500,5'],
      ['$ 1.500.000 ', '$1.500.000'],
      ['1’500.000.-', '$1.500.000'],
      ['1,5 millones', '$1.500.000'],
    ] as const) {
      await user.clear(salaryField());
      await fill(user, salaryField(), written);
      expect(screen.getByText(`Entendemos ${understood}`)).toBeInTheDocument();
    }
    await user.clear(salaryField());
    await user.type(salaryField(), '$ 1.500,5');
    expect(screen.getByText('Entendemos $1.500,5')).toBeInTheDocument();

    await user.clear(salaryField());
    await fill(user, salaryField(), 'mil');
    await press(user, 'Siguiente');
    expect(
      await screen.findByText('Escribe un número, por ejemplo 1.500.000.'),
    ).toBeInTheDocument();
    expect(await stepHeading('Datos Postulante')).toBeInTheDocument();
  });

  test('S5.38 an amount that may be meant otherwise, or in another currency, is asked back near its field', async () => {
    api.answer({ [readOffer]: offerToWire(anOffer({ salaryRange: 'CLP 1.500.000 a 2.000.000' })) });
    const { user } = await openDetails();
    for (const [written, question] of [
      ['1500.000', /^¿Quisiste decir 1\.500\.000 o 1\.500\?/],
      ['USD 2000', 'Escribiste USD, y aquí se paga en CLP. ¿Cuánto sería en CLP?'],
    ] as const) {
      await user.clear(salaryField());
      await fill(user, salaryField(), written);
      await press(user, 'Siguiente');
      expect(await screen.findByText(question)).toBeInTheDocument();
      expect(salaryField()).toHaveValue(written);
    }
  });

  test('S5.41 a picture is refused as a CV', async () => {
    await openDetails();
    const png = new File(['x'], 'foto.png', { type: 'image/png' });

    // A file can be dropped past the filter of the file dialog.
    await act(async () => {
      Object.defineProperty(curriculumField(), 'files', { value: [png], configurable: true });
      curriculumField().dispatchEvent(new Event('change', { bubbles: true }));
    });

    expect(await screen.findByText('El archivo debe ser un PDF.')).toBeInTheDocument();
  });

  test('S5.42 S9.18 a CV of 3 MB is accepted, one byte more is not', async () => {
    const { user } = await openDetails();

    await user.upload(curriculumField(), pdf('grande.pdf', 3_145_729));
    expect(await screen.findByText('El archivo no debe superar los 3MB.')).toBeInTheDocument();
    await user.upload(curriculumField(), pdf('justo.pdf', 3_145_728));

    expect(await screen.findByText('justo.pdf')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByText('El archivo no debe superar los 3MB.')).not.toBeInTheDocument(),
    );
  });

  test('a chosen CV can be taken back', async () => {
    const { user } = await openDetails();
    await user.upload(curriculumField(), pdf('mi cv.pdf'));

    await user.click(await screen.findByRole('button', { name: 'Quitar archivo' }));

    expect(screen.queryByText('mi cv.pdf')).not.toBeInTheDocument();
    expect(await screen.findByText('Debes subir tu currículum.')).toBeInTheDocument();
  });
});

describe('the way back of the browser', () => {
  test('goes one step back, and on again, with all that was entered', async () => {
    const { user, go } = await openFilledIn('email');
    await walkOn(user);

    await go(-1);
    expect(await nameField()).toHaveValue('Ana Pérez');
    expect(currentPath()).toBe(wizardPath);
    await go(-1);
    expect(await emailField()).toHaveValue('nueva@example.org');
    await go(1);
    await go(1);
    expect(await screen.findByLabelText('¿Años de experiencia?')).toHaveValue('Cinco');
  });

  test('and «Atrás» of a step are the same way', async () => {
    const { user, go } = await openFilledIn('email');
    await walkOn(user);

    await press(user, 'Atrás');
    await nameField();
    await go(-1);

    expect(await emailField()).toHaveValue('nueva@example.org');
  });

  test('leads on to no step whose turn has not come', async () => {
    const { user, go } = openWizard();
    await passEmail(user);
    await nameField();

    await go(-1);
    await fill(user, await emailField(), '.mx');
    await go(1);

    expect(await emailField()).toHaveValue('nueva@example.org.mx');
    expect(await stepHeading('Verificar Postulante')).toBeInTheDocument();
  });

  test('changes no step of an application that is being sent', async () => {
    const uploading = api.hold(upload);
    const { user, go } = await openFilledIn('email');
    await walkOn(user);
    await press(user, 'Enviar Postulación');

    await go(-1);
    expect(await stepHeading('Preguntas Filtro')).toBeInTheDocument();
    await uploading.release();

    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(api.sent(upload)).toHaveLength(1);
  });

  test('from the offer, once all is sent, does not lead into the steps again', async () => {
    const { user, go } = await openFilledIn('email');
    await walkOn(user);
    await press(user, 'Enviar Postulación');
    await waitFor(() => expect(currentPath()).toBe(detailPath));

    await go(-1);
    expect(currentPath()).toBe(detailPath);
  });
});

describe('the sending', () => {
  test('S3.09 S4.12 S4.19 S4.20 S4.21 S7.24 S7.25 S7.26 S7.27 S9.17 of a stranger is check, applicant, application and answers, in this order', async () => {
    const { user } = openWizard();
    await passEmail(user, 'ana+cv@example.org');
    expect(await nameField()).toHaveValue('');
    await passDetails(user);
    await answerAll(user);

    await press(user, 'Enviar Postulación');

    await expectSent('Tus respuestas fueron guardadas.');
    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(api.callsOf(check).map(({ name }) => name)).toEqual([
      'GET /api/aplicantes/correo/ana%2Bcv%40example.org/1',
    ]);
    expect(api.sent(create)).toEqual([{ correo: 'ana+cv@example.org', nombre: 'Ana Pérez' }]);
    expect(api.sent(upload)).toEqual([
      {
        id_aplicantes: '5',
        id_oferta: '1',
        id_estado_aplicante: '1',
        aspiracion_salarial: '1500000',
        path_curriculum: expect.objectContaining({ name: 'cv.pdf' }),
      },
    ]);
    const [uploaded] = api.callsOf(upload);
    expect(uploaded?.header('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/);
    expect(api.sent(answer)).toEqual(
      [
        [11, 'Cinco'],
        [12, 'Enero'],
      ].map(([id, respuesta]) => ({
        id_respuestas_ofertas_preguntas: 0,
        respuesta,
        aplicante: { id_aplicantes: 5 },
        ofertasPreguntas: { id_ofertas_preguntas: id },
      })),
    );
    const posts = api.calls.map(({ name }) => name).filter((name) => name.startsWith('POST'));
    expect(posts).toEqual([create, upload, answer, answer]);
    expect(await entries(draftsStore)).toEqual([]);
  });

  test('S4.18 names a known applicant, and does not create them again', async () => {
    know({ applicant: { id: 8, name: 'José Peña' } });
    const { user } = await openFilledIn('email');
    await press(user, 'Siguiente');
    expect(await nameField()).toHaveValue('José Peña');
    await press(user, 'Siguiente');
    await stepHeading('Preguntas Filtro');

    await press(user, 'Enviar Postulación');

    await waitFor(() => expect(api.sent(answer)).toHaveLength(2));
    expect(api.sent(create)).toEqual([]);
    expect(api.sent(upload)).toMatchObject([{ id_aplicantes: '8' }]);
  });

  test('S5.40 needs an answer to each question', async () => {
    const { user } = await openFilledIn('answers', { hasAnswers: false });
    await screen.findByLabelText('¿Desde cuándo?');

    await press(user, 'Enviar Postulación');

    expect(await screen.findAllByText('Esta respuesta es obligatoria.')).toHaveLength(2);
    expect(api.sent(upload)).toEqual([]);
  });

  test('answers stay with their questions when staff change the list meanwhile', async () => {
    const { user } = await openReady();
    ask(asked(13, '¿Inglés?'), askedSince);

    // Signing in reloads the questions.
    act(() => void startSession(sessionToken({})));
    const added = await screen.findByLabelText('¿Inglés?');
    expect(added).toHaveValue('');
    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
    await press(user, 'Enviar Postulación');
    expect(await screen.findAllByText('Esta respuesta es obligatoria.')).toHaveLength(1);
    await fill(user, added, 'Intermedio');
    await press(user, 'Enviar Postulación');

    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(api.sent(answer)).toEqual([
      answerWriteToWire({ applicantId: 5, offerQuestionId: 13, text: 'Intermedio' }),
      answerWriteToWire({ applicantId: 5, offerQuestionId: 12, text: 'Enero' }),
    ]);
    act(endSession);
  });

  test('the answer to a question that comes back is still there', async () => {
    const { user } = await openReady();
    const readAnew = async (...list: OfferQuestion[]) => {
      ask(...list);
      act(() => void startSession(sessionToken({})));
      act(endSession);
      await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(list.length));
    };

    await readAnew(askedSince);
    await fill(user, screen.getByLabelText('¿Desde cuándo?'), ' próximo');
    await readAnew(askedSince, asked(11, '¿Años?'));

    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero próximo');
    expect(screen.getByLabelText('¿Años?')).toHaveValue('Cinco');
  });

  test('S4.22 an offer without questions ends with a confirmation of its own', async () => {
    ask();
    const { user } = await openFilledIn('answers');
    await screen.findByText(/no tiene preguntas/);

    await press(user, 'Enviar Postulación');

    await expectSent('Tu postulación fue enviada.');
    await waitFor(() => expect(currentPath()).toBe(detailPath));
  });

  test('an offer that was closed meanwhile leads on to others, and what was typed stays', async () => {
    const gone = 'La oferta no existe o ya no está disponible.';
    api.answer({ [upload]: refusal(404, { error: gone }) });
    const { user } = await openReady();

    await press(user, 'Enviar Postulación');

    const alert = await screen.findByRole('alertdialog', { name: 'La oferta se cerró' });
    expect(within(alert).getByText(gone)).toBeInTheDocument();
    expect(within(alert).getByRole('link', { name: 'Ver otras ofertas' })).toHaveAttribute(
      'href',
      paths.offers,
    );
    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
  });

  test('a long answer says how much room is left', async () => {
    const { user } = await openFilledIn('answers', { hasAnswers: false });
    const field = await screen.findByLabelText('¿Desde cuándo?');

    await fill(user, field, 'ñ'.repeat(3_900));
    expect(field).toHaveAccessibleDescription('Te quedan 100 caracteres.');
    await fill(user, field, '🙂'.repeat(101));
    expect(field).toHaveAccessibleDescription('Te sobra 1 carácter.');
    expect(screen.getByLabelText('¿Años de experiencia?')).toHaveAccessibleDescription('');
  });

  test('who has chosen another page, which is still coming, is told and not led away from it', async () => {
    const here = window.location.pathname;
    const uploading = api.hold(upload);
    const { user } = await openReady();
    await press(user, 'Enviar Postulación');

    window.history.pushState({}, '', paths.about);
    await uploading.release();

    expect(await screen.findByText(/^Tu postulación a .* fue enviada\.$/)).toBeInTheDocument();
    expect(currentPath()).toBe(wizardPath);
    window.history.replaceState({}, '', here);
  });

  test('S4.23 two clicks send once', async () => {
    const { user } = await openReady();

    await user.dblClick(screen.getByRole('button', { name: 'Enviar Postulación' }));

    await expectSent('Tus respuestas fueron guardadas.');
    expect(api.sent(create)).toHaveLength(1);
    expect(api.sent(upload)).toHaveLength(1);
    expect(api.sent(answer)).toHaveLength(2);
  });

  test('the device keeps the code and the offer of what was sent, and nothing about the person', async () => {
    const application = anApplication({ code: 'P-1-ABC123' });
    api.answer({ [upload]: savedJobApplicationToWire({ application, message: '' }) });
    const { user } = await openReady();

    await press(user, 'Enviar Postulación');

    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(await entries(draftsStore)).toEqual([]);
    expect(await values<unknown>(receiptsStore)).toEqual([
      {
        offerId: 1,
        offerTitle: 'Desarrollo Angular',
        code: 'P-1-ABC123',
        sentAt: application.appliedAt,
      },
    ]);
  });

  test('a device that keeps no receipt turns no success into a failure, and the confirmation knows the code', async () => {
    const application = anApplication({ code: 'P-1-ABC123' });
    api.answer({ [upload]: savedJobApplicationToWire({ application, message: '' }) });
    const { user } = await openReady();
    const keep = jest.mocked(set).getMockImplementation();
    jest.mocked(set).mockRejectedValue(new DOMException('Blocked.', 'SecurityError'));

    await press(user, 'Enviar Postulación');

    await waitFor(() => expect(currentPath()).toBe(detailPath));
    expect(lastSentTo(1)).toMatchObject({ receipt: { code: 'P-1-ABC123' }, isKept: false });
    jest.mocked(set).mockImplementation(keep);
  });

  test('S8.39 a refusal shows the error of the server, keeps everything, and goes on from there', async () => {
    const { user } = await openReady();

    for (const call of [create, upload, answer] as const) {
      api.answerOnce(call, refusal(500, { error: `Falló ${call}`, mensaje: 'No es este' }));
      await press(user, 'Enviar Postulación');
      const alert = await screen.findByRole('alertdialog');
      expect(within(alert).getByText(`Falló ${call}`)).toBeInTheDocument();
      await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
      expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
    }
    await press(user, 'Enviar Postulación');

    await expectSent('Tus respuestas fueron guardadas.');
    expect(api.sent(create)).toHaveLength(2);
    expect(api.sent(upload)).toHaveLength(2);
    expect(api.sent(answer)).toHaveLength(3);
  });

  test('questions that stand there already are not spoken of when they cannot be read again', async () => {
    const gone = refusal(502, { mensaje: 'El servicio no responde.' });
    api.answerOnce(answer, gone);
    const { user } = await openReady();
    const reading = api.hold(questions);

    await press(user, 'Enviar Postulación');
    const alert = await screen.findByRole('alertdialog');
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));
    await reading.release(gone);

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
  });

  test('a lost connection is waited for, and the same application goes on', async () => {
    api.answerOnce(upload, noAnswer);
    const { user } = await openReady();

    await press(user, 'Enviar Postulación');
    expect(await screen.findByText(/No hay conexión/)).toBeInTheDocument();
    act(() => void window.dispatchEvent(new Event('online')));

    await expectSent('Tus respuestas fueron guardadas.');
    const keys = api.callsOf(upload).map(({ header }) => header('Idempotency-Key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('an upload whose answer was lost counts as done when the server has it', async () => {
    api.answerOnce(upload, noAnswer);
    api.answerOnce(upload, refusal(409, { error: 'Ya aplicó.' }));
    const { user } = await openReady();

    await press(user, 'Enviar Postulación');
    await screen.findByText(/No hay conexión/);
    await press(user, 'Enviar Postulación');

    await expectSent('Tus respuestas fueron guardadas.');
    expect(api.callsOf(upload)).toHaveLength(2);
  });

  test.each([
    ['the applicant', create],
    ['the application', upload],
    ['an answer', answer],
  ] as const)(
    'a check that %s finds missing is made again, and the visitor notices nothing',
    async (_name, call) => {
      api.answerOnce(call, refusal(428, { mensaje: 'Tu verificación venció.' }));
      const { user } = await openFilledIn('email');
      await walkOn(user);

      await press(user, 'Enviar Postulación');

      await expectSent('Tus respuestas fueron guardadas.');
      expect(screen.queryByText('Tu verificación venció.')).not.toBeInTheDocument();
      expect(api.callsOf(check)).toHaveLength(2);
      const repeated = api.callsOf(call).map(({ header }) => header('Postulacion'));
      expect(repeated.slice(0, 2)).toEqual(['prueba 1', 'prueba 2']);
      expect(api.callsOf(answer).at(-1)?.header('Postulacion')).toBe('prueba 2');
    },
  );

  test('a check that is missing twice is told, and everything stays', async () => {
    api.answer({ [upload]: refusal(428, { mensaje: 'Tu verificación venció.' }) });
    const { user } = await openReady();

    await press(user, 'Enviar Postulación');

    expect(await screen.findByText('Tu verificación venció.')).toBeInTheDocument();
    expect(api.sent(upload)).toHaveLength(2);
    expect(screen.getByLabelText('¿Desde cuándo?')).toHaveValue('Enero');
  });

  test('S8.40 questions that cannot be loaded are told and can be loaded again', async () => {
    api.answerOnce(questions, refusal(500, { mensaje: 'Sin preguntas por ahora' }));
    const { user } = await openFilledIn('answers');
    const alert = await screen.findByRole('alertdialog');
    expect(within(alert).getByText('Sin preguntas por ahora')).toBeInTheDocument();
    await user.click(within(alert).getByRole('button', { name: 'Aceptar' }));

    await user.click(await screen.findByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByLabelText('¿Desde cuándo?')).toBeInTheDocument();
  });
});

describe('the draft', () => {
  test('brings back everything, the CV included, on another visit', async () => {
    const first = await openDetails();
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
    const { user } = await openDetails();
    const curriculum = pdf();
    let finishReading = (_content: ArrayBuffer) => {};
    const reading = new Promise<ArrayBuffer>((resolve) => (finishReading = resolve));
    curriculum.arrayBuffer = () => reading;

    await user.upload(curriculumField(), curriculum);
    expect(await screen.findByText(/Guardando tu currículum…/)).toBeInTheDocument();
    expect(screen.queryByText(/Borrador guardado/)).not.toBeInTheDocument();

    finishReading(new TextEncoder().encode(content).buffer);
    expect(await screen.findByText(/Borrador guardado/)).toBeInTheDocument();
  });

  test('says while what was typed last is on its way to the device', async () => {
    const { user } = await openDetails();
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
    const { user } = await openDetails();
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
