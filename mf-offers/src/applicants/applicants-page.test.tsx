import { activityEntryToWire } from '@portal/contract/activity-bodies';
import { answerToWire } from '@portal/contract/answer';
import { applicationAnswersToWire } from '@portal/contract/given-answer';
import { applicationStatusToWire, statusRecordToWire } from '@portal/contract/application-status';
import { jobApplicationToWire, type JobApplication } from '@portal/contract/job-application';
import { offerToWire } from '@portal/contract/offer-bodies';
import { offerQuestionToWire } from '@portal/contract/offer-question';
import { pageOfToWire } from '@portal/contract/page-of';
import { aPageOf } from '@portal/contract/testing/a-page-of';
import { anActivityEntry } from '@portal/contract/testing/an-activity-entry';
import { anApplication } from '@portal/contract/testing/an-application';
import { noCurrency } from '@portal/contract/salary-currency';
import { anOfferQuestion } from '@portal/contract/testing/an-assignment';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, refusal, type Call, type FakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { savedFiles } from '@portal/kit/testing/saved-files';
import { sessionToken } from '@portal/kit/testing/session-token';
import { endSession, startSession } from '@portal/runtime';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApplicantsPage } from './applicants-page';

const list = 'GET /api/aplicantes_ofertas/id_oferta/1';
const updateOne = 'PUT /api/aplicantes-ofertas/update/:id';
const updateMany = 'PUT /api/aplicantes-ofertas/cambios-de-estado';
const chosen = 'GET /api/aplicantes_ofertas/id_oferta/1/elegidos';
const found = 'GET /api/aplicantes_ofertas/id_oferta/1/encontrados';
const answers =
  'GET /api/respuestas-ofertas-preguntas/oferta-pregunta/:question/aplicante/:applicant';
const allAnswers = 'GET /api/respuestas-ofertas-preguntas/aplicante-oferta/:id';

let api: FakeApi;
const hold = (...applications: JobApplication[]) =>
  api.answer({
    [list]: applications.map(jobApplicationToWire),
    [chosen]: ({ query }: Call) =>
      applications
        .filter(({ id }) => query.get('ids')?.split(',').includes(String(id)))
        .map(jobApplicationToWire),
  });

const ana = anApplication({
  id: 1,
  applicant: { id: 11, name: 'Ana Pérez', email: 'aplicante1@example.org' },
  salaryExpectation: 1_500_000,
});
const luis = anApplication({
  id: 2,
  applicant: { id: 12, name: 'Luis Soto', email: 'aplicante2@example.org' },
  curriculum: undefined,
});

const interview = { id: 2, name: 'Entrevista' };
const rejected = { id: 3, name: 'Rechazada' };
const statuses = [{ id: 1, name: 'Recibida' }, interview, rejected];

/** Sent statuses by applicant, one line for each request. */
const sent = () =>
  api.calls
    .filter(({ name }) => name.startsWith('PUT'))
    .map(({ body }) => [body].flatMap(readChanges).join(', '));

function readChanges(body: unknown) {
  const { cambios } = body as { cambios?: [number, number, number | null][] };
  if (cambios) return cambios.map(([id, statusId]) => inWords(id, statusId));
  const { id_aplicantes_ofertas, estadoAplicante } = body as Change;
  return [inWords(id_aplicantes_ofertas, estadoAplicante.id_estado_aplicante)];
}

type Change = { id_aplicantes_ofertas: number; estadoAplicante: { id_estado_aplicante: number } };

const inWords = (id: number, statusId: number) =>
  `${id === 1 ? 'Ana Pérez' : 'Luis Soto'} ${statuses.find((status) => status.id === statusId)?.name}`;

const noneFound = 'No se encontraron aplicantes para esta oferta o hubo un error al cargar.';

const openApplicants = () =>
  renderPage(<ApplicantsPage />, {
    path: paths.applicants,
    at: '/modulo-principal/ofertas-laborales/aplicantes-ofertas/1',
  });

const statusOf = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Estado de ${name}`);

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  api = fakeApi({
    [updateOne]: ({ body }: Call) => body,
    [updateMany]: ({ body }: Call) => ({
      mensaje: '',
      postulaciones: (body as { cambios: unknown }).cambios,
    }),
    [allAnswers]: applicationAnswersToWire([]),
    [answers]: answerToWire({ question: undefined, text: 'Cinco' }),
    'GET /api/estado_aplicante': statuses.map(applicationStatusToWire),
    'GET /api/ofertas/id/1': offerToWire(anOffer()),
    'GET /api/ofertas_preguntas/oferta/1': [
      anOfferQuestion({ id: 11 }),
      anOfferQuestion({ id: 12, question: { id: 112, name: '¿Desde cuándo?' } }),
    ].map(offerQuestionToWire),
    'GET /api/descargar-cv/b2c4.pdf': new Blob(['%PDF-']),
  });
  hold(ana, luis);
});

test('S2.84 S2.85 S3.11 S7.19 a row shows who applied, when, for how much, and how it stands', async () => {
  openApplicants();

  await statusOf('Ana Pérez');
  const [, first, second] = screen.getAllByRole('row');
  const cells = within(first as HTMLElement).getAllByRole('cell');
  expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
    '',
    '1',
    'Ana Pérez',
    'aplicante1@example.org',
    '$1.500.000',
    '05/03/2026 14:07',
  ]);
  expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Recibida');
  const withoutCv = within(second as HTMLElement);
  expect(withoutCv.getByText('N/A')).toBeInTheDocument();
  expect(withoutCv.queryByRole('button', { name: /CV/ })).not.toBeInTheDocument();
  for (const name of [list, 'GET /api/estado_aplicante'] as const) {
    expect(api.callsOf(name)).not.toEqual([]);
  }
});

test('an aspiration is shown in its currency, or as one in none that is known', async () => {
  hold({ ...ana, salaryCurrency: 'CLP' }, { ...luis, salaryCurrency: noCurrency });
  openApplicants();

  await statusOf('Ana Pérez');
  expect(screen.getByRole('cell', { name: '$1.500.000 CLP' })).toBeVisible();
  expect(screen.getByRole('cell', { name: / sin moneda$/ })).toBeVisible();
});

test('marks an e-mail that its owner has not confirmed', async () => {
  hold({ ...ana, isEmailConfirmed: false }, { ...luis, isEmailConfirmed: true });
  openApplicants();

  await statusOf('Ana Pérez');
  const [, first] = screen.getAllByRole('row');
  expect(within(first as HTMLElement).getByText('correo sin confirmar')).toBeInTheDocument();
  expect(screen.getAllByText('correo sin confirmar')).toHaveLength(1);
});

test('saves a CV under its file name', async () => {
  const saved = savedFiles();
  const { user } = openApplicants();

  await user.click(await screen.findByRole('button', { name: 'Descargar CV de Ana Pérez' }));

  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['b2c4.pdf']));
});

describe('the status of an application that its sender took back', () => {
  const withdrawn = { id: 7, name: 'Retirada por la persona' };
  const wire = statusRecordToWire({ ...withdrawn, publicState: 'withdrawn', version: 1 });

  beforeEach(() =>
    api.answer({
      'GET /api/estado_aplicante': [...statuses.map(applicationStatusToWire), wire],
    }),
  );

  test('is not for staff to choose, neither for one nor for several', async () => {
    const { user } = openApplicants();
    const status = await statusOf('Ana Pérez');
    const names = statuses.map(({ name }) => name);
    await waitFor(() => expect(optionsOf(status)).toEqual(names));

    await user.click(screen.getByRole('checkbox', { name: 'Elegir a Ana Pérez' }));
    expect(optionsOf(screen.getByLabelText('Pasar a')).slice(1)).toEqual(names);
  });

  test('stands where it is', async () => {
    hold({ ...ana, status: withdrawn });
    openApplicants();

    expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Retirada por la persona');
  });
});

test('whoever may not see them is told so at once, and whom to ask, and nothing is read', async () => {
  api.answer({
    'GET /api/cuentas/administradores': [
      { nombre: 'Valentina Rojas', correo: 'valentina.rojas@example.org' },
    ],
  });
  startSession(sessionToken({ roles: ['ROLE_USER'] }));

  openApplicants();

  expect(
    await screen.findByText(
      /^No tienes permiso para ver a los aplicantes\. Puedes pedirlo a Valentina Rojas/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Volver a Ofertas' })).toBeVisible();
  expect(api.callsOf(list)).toEqual([]);
  act(endSession);
});

test('S2.88 S2.90 says that it is loading, and leads back to the offers', async () => {
  api.hold(list);
  openApplicants();

  expect(await screen.findByText('Desarrollo Angular')).toBeInTheDocument();
  expect(screen.getByText('Cargando aplicantes...')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver a Ofertas' })).toHaveAttribute(
    'href',
    paths.offers,
  );
});

test('S2.89 S8.27 an offer without applicants says so', async () => {
  hold();
  openApplicants();

  expect(await screen.findByText(noneFound)).toBeInTheDocument();
  expect(
    screen.getByText('Sin aplicantes: Para esta oferta no se tienen aplicantes registrados.'),
  ).toBeInTheDocument();
});

test.each([
  [{ Mensaje: 'Primero', message: 'otro', error: 'otro', details: 'otro' }, 'Primero'],
  [{ message: 'Segundo', error: 'otro', details: 'otro' }, 'Segundo'],
  [{ error: 'Tercero', details: 'otro' }, 'Tercero'],
  [{ details: 'Cuarto' }, 'Cuarto'],
])('S2.89 S8.26 a failure with %j shows «%s»', async (body, text) => {
  api.answer({ [list]: refusal(500, body) });
  openApplicants();

  const alert = await screen.findByRole('alertdialog', { name: 'Error al consultar aplicantes' });
  expect(within(alert).getByText(text)).toBeInTheDocument();
  expect(screen.getByText(noneFound)).toBeInTheDocument();
});

test('stays silent about what the shell has told already', async () => {
  api.answer({ [list]: refusal(401) });
  openApplicants();

  expect(await screen.findByText('No tienes acceso a estos datos.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('S4.11 S7.20 a chosen status is saved at once with the whole application', async () => {
  const { user } = openApplicants();

  await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');

  const saved = jobApplicationToWire({ ...ana, status: interview });
  await waitFor(() => expect(api.sent(updateOne)).toEqual([saved]));
  expect(api.callsOf(updateOne)).toMatchObject([{ parts: ['1'] }]);
  expect(saved).toMatchObject({
    id_aplicantes_ofertas: 1,
    aplicante: { id_aplicantes: 11, nombre: 'Ana Pérez', correo: 'aplicante1@example.org' },
    oferta: { id_oferta: 1 },
    aspiracion_salarial: 1_500_000,
    fecha_aplicacion: ana.appliedAt,
    path_curriculum: 'b2c4.pdf',
    estadoAplicante: { id_estado_aplicante: 2, estado_aplicante: 'Entrevista' },
  });
  expect(screen.queryByRole('button', { name: /Guardar/ })).not.toBeInTheDocument();
  expect(
    await screen.findByText('El estado ha sido actualizado correctamente.'),
  ).toBeInTheDocument();
  expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Entrevista');
});

test('S8.29 a status that cannot be saved goes back to what it was', async () => {
  api.answer({ [updateOne]: refusal(500) });
  const { user } = openApplicants();

  await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');

  expect(
    await screen.findByText(
      'Hubo un error al actualizar el estado. Por favor, inténtalo de nuevo.',
    ),
  ).toBeInTheDocument();
  expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Recibida');
});

test('S2.87 S7.22 the e-mail opens the answers of the applicant', async () => {
  api.answer({
    [answers]: ({ parts: [question] }: Call) =>
      question === '11' ? answerToWire({ question: undefined, text: 'Cinco años' }) : refusal(404),
  });
  const { user } = openApplicants();

  await user.click(await screen.findByText('aplicante1@example.org'));

  const dialog = await screen.findByRole('dialog', { name: 'Respuestas del aplicante' });
  expect(await within(dialog).findByText('¿Años de experiencia?')).toBeInTheDocument();
  expect(await within(dialog).findByText('Cinco años')).toBeInTheDocument();
  expect(await within(dialog).findByText('Sin respuesta')).toBeInTheDocument();
  expect(api.callsOf(answers)).toContainEqual(expect.objectContaining({ parts: ['12', '11'] }));
});

test('what the offer said and asked then is marked where it is otherwise today', async () => {
  hold({
    ...ana,
    offer: { id: 1, title: 'Desarrollo React' },
    offerTitle: 'Desarrollo Angular',
    salaryCurrency: 'CLP',
    offerCurrency: 'USD',
  });
  const former = {
    offerQuestionId: 13,
    question: '¿Tienes visa?',
    questionToday: undefined,
    text: 'Sí, hasta 2030',
  };
  api.answer({
    [answers]: answerToWire({ question: '¿Cuántos años?', text: 'Cinco' }),
    [allAnswers]: applicationAnswersToWire([former]),
  });
  const { user } = openApplicants();

  expect(await screen.findByText('(oferta hoy en USD)')).toBeInTheDocument();
  expect(screen.getByText('(con otro título)')).toBeInTheDocument();
  await user.click(screen.getByText('aplicante1@example.org'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Respuestas del aplicante' }));
  expect(
    await dialog.findByText('(la pregunta cambió después; hoy: ¿Años de experiencia?)'),
  ).toBeInTheDocument();
  expect(dialog.getByText('(cuando se llamaba «Desarrollo Angular»)')).toBeInTheDocument();
  expect(dialog.getAllByText('¿Cuántos años?')).toHaveLength(2);
  expect(await dialog.findByText('Sí, hasta 2030')).toBeInTheDocument();
  expect(dialog.getByText('(ya no se pregunta)')).toBeInTheDocument();
});

test('S2.87 answers on their way say so', async () => {
  api.hold(answers);
  api.hold(answers);
  const { user } = openApplicants();

  await user.click(await screen.findByText('aplicante1@example.org'));

  expect(await screen.findAllByText('Cargando...')).toHaveLength(2);
});

test('leads from the answers of one applicant to those of the next', async () => {
  const { user } = openApplicants();
  await user.click(await screen.findByText('aplicante1@example.org'));
  expect(await screen.findByText(/Ana Pérez · .* · 1 de 2/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Aplicante anterior' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Aplicante siguiente' }));

  expect(await screen.findByText(/Luis Soto · .* · 2 de 2/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Aplicante siguiente' })).toBeDisabled();
  expect(api.callsOf(answers)).toContainEqual(expect.objectContaining({ parts: ['11', '12'] }));
});

test('exports the list for a spreadsheet, where nothing in it is taken for a formula', async () => {
  const applicant = { ...ana.applicant, name: '+56 9' };
  hold({ ...ana, applicant, salaryExpectation: 1_500_000.5, salaryCurrency: noCurrency });
  const saved = savedFiles();
  const { user } = openApplicants();

  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('aplicantes-oferta-1.csv');
  expect(await saved[0]?.content.text()).toBe(
    '#;Nombre;Correo;Aspiración salarial;Fecha de aplicación;Estado;Moneda;Oferta al postular;La oferta hoy paga en\r\n' +
      "1;'+56 9;aplicante1@example.org;1500000,5;2026-03-05 14:07;Recibida;sin moneda;;\r\n",
  );
});

test('the dialog closes with Escape', async () => {
  const { user } = openApplicants();
  await user.click(await screen.findByText('aplicante1@example.org'));
  await screen.findByRole('dialog');

  await act(() => user.keyboard('{Escape}'));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('several applicants get one status after a question, and one undo takes it back', async () => {
  const { user } = openApplicants();
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir a Ana Pérez' }));
  await user.click(screen.getByRole('checkbox', { name: 'Elegir a Luis Soto' }));
  await user.selectOptions(screen.getByLabelText('Pasar a'), 'Entrevista');

  await user.click(screen.getByRole('button', { name: 'Cambiar elegidos' }));
  expect(await screen.findByText('2 aplicantes: 2 en «Recibida».')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Sí, cambiar' }));

  expect(await screen.findByText('2 aplicantes en «Entrevista».')).toBeInTheDocument();
  expect(sent()).toEqual(['Ana Pérez Entrevista, Luis Soto Entrevista']);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('2 aplicantes de vuelta en su estado anterior.')).toBeVisible();
  expect(sent().slice(1)).toEqual(['Ana Pérez Recibida, Luis Soto Recibida']);
});

test('all that are found get one status by one call, on whatever page, but for who withdrew', async () => {
  const page = { content: [jobApplicationToWire(ana)], number: 0, totalPages: 3 };
  const whole = { first: true, last: false, totalElements: 3, totalExacto: true };
  api.answer({
    [list]: { ...page, ...whole },
    [found]: {
      total: 3,
      postulaciones: [
        [1, 1, 0],
        [2, 1, 0],
        [3, 7, 0],
      ],
    },
  });
  const { user } = openApplicants();
  await user.click(await screen.findByRole('button', { name: 'Elegir los 3 que coinciden' }));
  expect(await screen.findByText('2 elegidos')).toBeVisible();

  await user.selectOptions(screen.getByLabelText('Pasar a'), 'Rechazada');
  await user.click(screen.getByRole('button', { name: 'Cambiar elegidos' }));
  await user.click(await screen.findByRole('button', { name: 'Sí, cambiar' }));

  expect(await screen.findByText('2 aplicantes en «Rechazada».')).toBeVisible();
  expect(sent()).toEqual(['Ana Pérez Rechazada, Luis Soto Rechazada']);
});

describe('when a colleague has set another status meanwhile', () => {
  const seenLuis = { ...luis, version: 1 };
  const refuseOnce = (name: typeof updateOne | typeof updateMany = updateOne) =>
    api.answerOnce(name, () => {
      hold({ ...ana, version: 2, status: rejected }, seenLuis);
      return refusal(409, { mensaje: 'Otra persona guardó cambios.' });
    });
  const conflict = () => screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });

  beforeEach(() => hold({ ...ana, version: 1 }, seenLuis));

  test('says what it is, and what was chosen here stands if that is wanted', async () => {
    refuseOnce();
    const { user } = openApplicants();
    await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');

    expect(await conflict()).toHaveTextContent('Ana Pérez: Rechazada (lo tuyo: Entrevista)');
    expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Rechazada');
    await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));

    expect(
      await screen.findByText('El estado ha sido actualizado correctamente.'),
    ).toBeInTheDocument();
    expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Entrevista');
    const own = jobApplicationToWire({ ...ana, version: 2, status: interview });
    expect(api.sent(updateOne)[1]).toEqual(own);
  });

  test('says who it was and when, where that is known', async () => {
    refuseOnce();
    const changes = [
      { field: 'applicationStatus', before: 'Recibida', after: 'Rechazada' },
    ] as const;
    const change = anActivityEntry({ subject: 'application', subjectId: 1, changes });
    api.answer({
      'GET /api/actividad': pageOfToWire(aPageOf([change]), activityEntryToWire),
      'GET /api/eventos': refusal(403),
    });
    startSession(sessionToken({ roles: ['ROLE_ADMIN'] }));
    const { user } = openApplicants();

    await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');

    expect(await conflict()).toHaveTextContent(
      'Ana Pérez: Rechazada (lo tuyo: Entrevista) · Valentina Rojas, 05/03/2026 14:07',
    );
    const [asked] = api.callsOf('GET /api/actividad');
    expect(asked?.query.toString()).toBe('sobre=postulacion&id=1&page=0');
    await user.click(screen.getByRole('button', { name: 'Usar lo de la otra persona' }));
    act(endSession);
  });

  test('the colleague’s stands if nothing else is wanted', async () => {
    refuseOnce();
    const { user } = openApplicants();
    await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');
    await conflict();

    await user.click(screen.getByRole('button', { name: 'Usar lo de la otra persona' }));

    expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Rechazada');
    expect(sent()).toHaveLength(1);
  });

  test('a change of several leaves all as they are, until it is said again', async () => {
    refuseOnce(updateMany);
    const { user } = openApplicants();
    await user.click(await screen.findByRole('checkbox', { name: 'Elegir a Ana Pérez' }));
    await user.click(screen.getByRole('checkbox', { name: 'Elegir a Luis Soto' }));
    await user.selectOptions(screen.getByLabelText('Pasar a'), 'Entrevista');
    await user.click(screen.getByRole('button', { name: 'Cambiar elegidos' }));
    await user.click(await screen.findByRole('button', { name: 'Sí, cambiar' }));

    expect(await conflict()).toHaveTextContent('Ana Pérez: Rechazada (lo tuyo: Entrevista)');
    expect(await conflict()).toHaveTextContent(
      'Tu cambio de 2 aplicantes no se guardó en ninguno. Si te quedas con lo tuyo, se guarda en todos.',
    );
    expect(await conflict()).not.toHaveTextContent('Luis Soto');
    expect(await statusOf('Luis Soto')).toHaveDisplayValue('Recibida');
    await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));

    expect(await screen.findByText('2 aplicantes en «Entrevista».')).toBeInTheDocument();
    expect(api.sent(updateMany)[1]).toEqual({
      cambios: [
        [1, 2, 2],
        [2, 2, 1],
      ],
    });
  });
});

describe('a change goes on when the list is left', () => {
  async function leaveWhileSaving() {
    const saving = api.hold(updateOne);
    const { user } = openApplicants();
    await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');
    await user.click(screen.getByRole('link', { name: 'Volver a Ofertas' }));
    expect(screen.queryByText('Ana Pérez')).not.toBeInTheDocument();
    return { user, saving };
  }

  test('and is told in passing', async () => {
    const { saving } = await leaveWhileSaving();

    await saving.release();

    expect(await screen.findByText('El estado ha sido actualizado correctamente.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('and a failure is told in passing too, by name, with the way to try again', async () => {
    const { user, saving } = await leaveWhileSaving();

    await saving.release(refusal(500));

    expect(
      await screen.findByText(
        'Ana Pérez: Hubo un error al actualizar el estado. Por favor, inténtalo de nuevo.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('El estado ha sido actualizado correctamente.')).toBeVisible();
    expect(sent()).toEqual(['Ana Pérez Entrevista', 'Ana Pérez Entrevista']);
  });

  test('and so is what a colleague has set meanwhile', async () => {
    hold({ ...ana, version: 1 });
    const { user, saving } = await leaveWhileSaving();
    hold({ ...ana, version: 2, status: rejected });

    await saving.release(refusal(409));

    expect(
      await screen.findByText(
        'Otra persona guardó cambios. Ana Pérez: Rechazada (lo tuyo: Entrevista). Tu cambio no se guardó.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));
    expect(await screen.findByText('El estado ha sido actualizado correctamente.')).toBeVisible();
    const own = jobApplicationToWire({ ...ana, version: 2, status: interview });
    expect(api.sent(updateOne)[1]).toEqual(own);
  });

  test('and what a key has chosen is sent at once, as when the tab is closed', async () => {
    const { user } = openApplicants();
    const status = await statusOf('Ana Pérez');
    status.focus();
    await user.keyboard('{ArrowDown}');
    fireEvent.change(status, { target: { value: '2' } });
    expect(sent()).toEqual([]);

    await act(async () => window.dispatchEvent(new Event('pagehide')));

    expect(sent()).toEqual(['Ana Pérez Entrevista']);
    expect(api.callsOf(updateOne)).toMatchObject([{ isKept: true }]);
  });
});

test('two applicants are read side by side', async () => {
  const { user } = openApplicants();
  await user.click(await screen.findByRole('checkbox', { name: 'Elegir a Ana Pérez' }));
  expect(screen.getByRole('button', { name: 'Comparar de 2 a 4' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Elegir a Luis Soto' }));

  await user.click(screen.getByRole('button', { name: 'Comparar de 2 a 4' }));

  const dialog = await screen.findByRole('dialog', { name: 'Comparar aplicantes' });
  expect(within(dialog).getByRole('columnheader', { name: 'Luis Soto' })).toBeInTheDocument();
  expect(await within(dialog).findAllByText('Cinco')).toHaveLength(4);
});

describe('the review', () => {
  // The window is wide enough for all parts side by side.
  const narrow = window.matchMedia;
  beforeEach(() => {
    window.matchMedia = (media) =>
      ({ media, matches: true, addEventListener() {}, removeEventListener() {} }) as never;
  });
  afterEach(() => {
    window.matchMedia = narrow;
  });

  async function openReview() {
    api.answer({
      [found]: {
        total: 2,
        postulaciones: [
          [1, 1, 0],
          [2, 1, 0],
        ],
      },
    });
    const { user } = openApplicants();
    await user.click(await screen.findByRole('button', { name: /^Revisar \d/ }));
    expect(await screen.findByRole('heading', { name: 'Ana Pérez' })).toBeVisible();
    return user;
  }

  test('begins in the list of people, with keys that give a status and lead on', async () => {
    const user = await openReview();
    expect(screen.getByRole('listbox', { name: 'Aplicantes' })).toHaveFocus();

    await user.keyboard('2n');

    expect(await screen.findByRole('heading', { name: 'Luis Soto' })).toBeVisible();
    expect(sent()).toEqual(['Ana Pérez Entrevista']);
    expect(screen.getByText(/^Ana Pérez: Entrevista\. El estado ha sido/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('takes the last change back, and reads its person again', async () => {
    const user = await openReview();
    await user.keyboard('2j');
    expect(await screen.findByRole('heading', { name: 'Luis Soto' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Deshacer' }));

    expect(await screen.findByRole('heading', { name: 'Ana Pérez' })).toBeVisible();
    await waitFor(() => expect(sent()).toEqual(['Ana Pérez Entrevista', 'Ana Pérez Recibida']));
  });

  test('has no keys for whoever switches them off', async () => {
    const user = await openReview();
    await user.keyboard('?');
    await user.click(screen.getByRole('button', { name: 'Usar teclas' }));

    await user.keyboard('2j');

    expect(sent()).toEqual([]);
    expect(screen.getByRole('heading', { name: 'Ana Pérez' })).toBeVisible();
  });

  test('writes to the applicant alone, whatever signs the e-mail holds', async () => {
    const email = 'ana?bcc=otra@example.org';
    hold({ ...ana, applicant: { ...ana.applicant, email } }, luis);
    await openReview();

    expect(screen.getByRole('link', { name: /^ana.bcc=otra/ })).toHaveAttribute(
      'href',
      'mailto:ana%3Fbcc%3Dotra@example.org',
    );
  });

  test('says why the status of a withdrawn application stays', async () => {
    hold({ ...ana, withdrawnAt: '2026-03-06T10:00:00Z' }, luis);
    await openReview();

    expect(screen.getByText(/^La persona retiró esta postulación/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Entrevista' })).toBeDisabled();
  });
});
