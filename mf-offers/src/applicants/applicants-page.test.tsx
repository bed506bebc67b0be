import type { JobApplication } from '@portal/contract/job-application';
import { loadLastChanges } from '@portal/kit/query/last-changes';
import { downloadCurriculum, updateStatuses } from '@portal/kit/resources/job-applications';
import { saveFile } from '@portal/kit/resources/save-file';
import { paths } from '@portal/kit/routing/paths';
import { handledFailure, httpFailure } from '@portal/kit/testing/http-failure';
import { renderPage } from '@portal/kit/testing/render-page';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { anApplication, anOffer, anOfferQuestion } from '../testing/an-offer';
import { ApplicantsPage } from './applicants-page';

const load = jest.fn<Promise<JobApplication[]>, []>();
const loadAnswer = jest.fn<Promise<{ text: string | undefined }>, [number, number]>();

jest.mock('@portal/kit/resources/job-applications', () => ({
  offerApplicationsResource: (id: number) => ({ key: `applications ${id}`, load: () => load() }),
  updateStatuses: jest.fn(),
  downloadCurriculum: jest.fn(),
}));
jest.mock('@portal/kit/query/last-changes', () => ({
  loadLastChanges: jest.fn(async () => () => undefined),
}));
jest.mock('@portal/kit/resources/save-file', () => ({ saveFile: jest.fn() }));
jest.mock('@portal/kit/resources/application-statuses', () => ({
  applicationStatusesResource: {
    key: 'statuses',
    load: async () =>
      ['Recibida', 'Entrevista', 'Rechazada'].map((name, index) => ({ id: index + 1, name })),
  },
}));
jest.mock('@portal/kit/resources/offers', () => ({
  offerResource: (id: number) => ({ key: `offer ${id}`, load: async () => anOffer({ id }) }),
}));
jest.mock('@portal/kit/resources/offer-questions', () => ({
  offerQuestionsResource: (id: number) => ({
    key: `questions ${id}`,
    load: async () => [
      anOfferQuestion(11, '¿Años de experiencia?'),
      anOfferQuestion(12, '¿Desde cuándo?'),
    ],
  }),
}));
jest.mock('@portal/kit/resources/answers', () => ({
  answerResource: (question: number, applicant: number) => ({
    key: `answer ${question} ${applicant}`,
    load: () => loadAnswer(question, applicant),
  }),
}));

const save = jest.mocked(saveFile);
const update = jest.mocked(updateStatuses);
const download = jest.mocked(downloadCurriculum);

const sent = () =>
  update.mock.calls.map(([applications]) =>
    applications.map(({ applicant, status }) => `${applicant.name} ${status.name}`).join(', '),
  );

const noneFound = 'No se encontraron aplicantes para esta oferta o hubo un error al cargar.';

const openApplicants = () =>
  renderPage(<ApplicantsPage />, {
    path: paths.applicants,
    at: '/modulo-principal/ofertas-laborales/aplicantes-ofertas/1',
  });

const statusOf = (name: string) => screen.findByLabelText<HTMLSelectElement>(`Estado de ${name}`);

beforeEach(() => {
  load
    .mockReset()
    .mockResolvedValue([
      anApplication(1, 'Ana Pérez'),
      anApplication(2, 'Luis Soto', { curriculum: undefined }),
    ]);
  update.mockReset().mockImplementation(async (applications) => [...applications]);
  download.mockReset().mockResolvedValue(undefined);
  loadAnswer.mockReset().mockResolvedValue({ text: 'Cinco' });
  save.mockReset();
});

test('a row shows who applied, when, for how much, and how it stands', async () => {
  openApplicants();

  await statusOf('Ana Pérez');
  const [, ana, luis] = screen.getAllByRole('row');
  const cells = within(ana as HTMLElement).getAllByRole('cell');
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    '1',
    'Ana Pérez',
    'aplicante1@example.org',
    '$1.500.000',
    '05/03/2026 14:07',
  ]);
  expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Recibida');
  expect(within(luis as HTMLElement).getByText('N/A')).toBeInTheDocument();
});

test('saves a CV under its file name', async () => {
  const { user } = openApplicants();

  await user.click(await screen.findByRole('button', { name: 'Descargar CV de Ana Pérez' }));

  expect(download).toHaveBeenCalledWith('b2c4.pdf');
});

test('says that it is loading, and leads back to the offers', async () => {
  load.mockReturnValue(new Promise(() => undefined));
  openApplicants();

  expect(await screen.findByText('Desarrollo Angular')).toBeInTheDocument();
  expect(screen.getByText('Cargando aplicantes...')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Volver a Ofertas' })).toHaveAttribute(
    'href',
    paths.offers,
  );
});

test('an offer without applicants says so', async () => {
  load.mockResolvedValue([]);
  openApplicants();

  expect(await screen.findByText(noneFound)).toBeInTheDocument();
  expect(
    screen.getByText('Sin aplicantes: Para esta oferta no se tienen aplicantes registrados.'),
  ).toBeInTheDocument();
});

test.each([
  [{ Mensaje: 'Primero', error: 'otro' }, 'Primero'],
  [{ message: 'Segundo', error: 'otro' }, 'Segundo'],
  [{ error: 'Tercero', details: 'otro' }, 'Tercero'],
  [{ details: 'Cuarto' }, 'Cuarto'],
])('a failure with %j shows «%s»', async (body, text) => {
  load.mockRejectedValue(httpFailure(500, body));
  openApplicants();

  const alert = await screen.findByRole('alertdialog', { name: 'Error al consultar aplicantes' });
  expect(within(alert).getByText(text)).toBeInTheDocument();
  expect(screen.getByText(noneFound)).toBeInTheDocument();
});

test('stays silent about what the shell has told already', async () => {
  load.mockRejectedValue(handledFailure(401));
  openApplicants();

  expect(await screen.findByText('No tienes acceso a estos datos.')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a chosen status is saved at once with the whole application', async () => {
  const { user } = openApplicants();

  await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');

  await waitFor(() =>
    expect(update).toHaveBeenCalledWith([
      { ...anApplication(1, 'Ana Pérez'), status: { id: 2, name: 'Entrevista' } },
    ]),
  );
  expect(
    await screen.findByText('El estado ha sido actualizado correctamente.'),
  ).toBeInTheDocument();
  expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Entrevista');
});

test('a status that cannot be saved goes back to what it was', async () => {
  update.mockRejectedValue(httpFailure(500));
  const { user } = openApplicants();

  await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');

  expect(
    await screen.findByText(
      'Hubo un error al actualizar el estado. Por favor, inténtalo de nuevo.',
    ),
  ).toBeInTheDocument();
  expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Recibida');
});

test('the e-mail opens the answers of the applicant', async () => {
  loadAnswer.mockImplementation(async (question) => ({
    text: question === 11 ? 'Cinco años' : undefined,
  }));
  const { user } = openApplicants();

  await user.click(await screen.findByText('aplicante1@example.org'));

  const dialog = await screen.findByRole('dialog', { name: 'Respuestas del aplicante' });
  expect(await within(dialog).findByText('¿Años de experiencia?')).toBeInTheDocument();
  expect(await within(dialog).findByText('Cinco años')).toBeInTheDocument();
  expect(await within(dialog).findByText('Sin respuesta')).toBeInTheDocument();
  expect(loadAnswer).toHaveBeenCalledWith(12, 11);
});

test('answers on their way say so', async () => {
  loadAnswer.mockReturnValue(new Promise(() => undefined));
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
  expect(loadAnswer).toHaveBeenCalledWith(11, 12);
});

test('exports the list for a spreadsheet', async () => {
  const { user } = openApplicants();

  await user.click(await screen.findByRole('button', { name: 'Exportar CSV' }));

  const [content, name] = save.mock.calls[0] ?? [];
  expect(name).toBe('aplicantes-oferta-1.csv');
  expect(content?.size).toBeGreaterThan(0);
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
  expect(update).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Sí, cambiar' }));

  expect(await screen.findByText('2 aplicantes en «Entrevista».')).toBeInTheDocument();
  expect(sent()).toEqual(['Ana Pérez Entrevista, Luis Soto Entrevista']);
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('2 aplicantes de vuelta en su estado anterior.')).toBeVisible();
  expect(sent().slice(1)).toEqual(['Ana Pérez Recibida, Luis Soto Recibida']);
});

describe('when a colleague has set another status meanwhile', () => {
  const seen = [
    anApplication(1, 'Ana Pérez', { version: 1 }),
    anApplication(2, 'Luis Soto', { version: 1 }),
  ];
  const now = [
    anApplication(1, 'Ana Pérez', { version: 2, status: { id: 3, name: 'Rechazada' } }),
    ...seen.slice(1),
  ];
  const refuseOnce = () =>
    update.mockImplementationOnce(async () => {
      load.mockResolvedValue(now);
      throw httpFailure(409, { mensaje: 'Otra persona guardó cambios.' });
    });
  const conflict = () => screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });

  beforeEach(() => load.mockResolvedValue(seen));

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
    expect(update.mock.lastCall?.[0]).toMatchObject([{ version: 2, status: { id: 2 } }]);
  });

  test('says who it was and when, where that is known', async () => {
    refuseOnce();
    jest
      .mocked(loadLastChanges)
      .mockImplementationOnce(
        async (of) => (label) =>
          of?.id === 1 && label === undefined ? 'Valentina Rojas, 05/03/2026 14:07' : undefined,
      );
    const { user } = openApplicants();

    await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');

    expect(await conflict()).toHaveTextContent(
      'Ana Pérez: Rechazada (lo tuyo: Entrevista) · Valentina Rojas, 05/03/2026 14:07',
    );
    await user.click(screen.getByRole('button', { name: 'Usar lo de la otra persona' }));
  });

  test('the colleague’s stands if nothing else is wanted', async () => {
    refuseOnce();
    const { user } = openApplicants();
    await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');
    await conflict();

    await user.click(screen.getByRole('button', { name: 'Usar lo de la otra persona' }));

    expect(await statusOf('Ana Pérez')).toHaveDisplayValue('Rechazada');
    expect(update).toHaveBeenCalledTimes(1);
  });

  test('a change of several leaves all as they are, until it is said again', async () => {
    refuseOnce();
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
    expect(update.mock.lastCall?.[0]).toMatchObject([{ version: 2 }, { version: 1 }]);
  });
});

describe('a change goes on when the list is left', () => {
  async function leaveWhileSaving() {
    let end = { resolve: (): void => undefined, reject: (_error: unknown): void => undefined };
    update.mockImplementationOnce(async (applications) => {
      await new Promise<void>((resolve, reject) => (end = { resolve, reject }));
      return [...applications];
    });
    const { user } = openApplicants();
    await user.selectOptions(await statusOf('Ana Pérez'), 'Entrevista');
    await user.click(screen.getByRole('link', { name: 'Volver a Ofertas' }));
    expect(screen.queryByText('Ana Pérez')).not.toBeInTheDocument();
    return { user, ...end };
  }

  test('and is told in passing', async () => {
    const { resolve } = await leaveWhileSaving();

    resolve();

    expect(await screen.findByText('El estado ha sido actualizado correctamente.')).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  test('and a failure is told in passing too, by name, with the way to try again', async () => {
    const { user, reject } = await leaveWhileSaving();

    reject(httpFailure(500));

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
    load.mockResolvedValue([anApplication(1, 'Ana Pérez', { version: 1 })]);
    const { user, reject } = await leaveWhileSaving();
    load.mockResolvedValue([
      anApplication(1, 'Ana Pérez', { version: 2, status: { id: 3, name: 'Rechazada' } }),
    ]);

    reject(httpFailure(409, {}));

    expect(
      await screen.findByText(
        'Otra persona guardó cambios. Ana Pérez: Rechazada (lo tuyo: Entrevista). Tu cambio no se guardó.',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Conservar lo mío' }));
    expect(await screen.findByText('El estado ha sido actualizado correctamente.')).toBeVisible();
    expect(update.mock.lastCall?.[0]).toMatchObject([{ version: 2, status: { id: 2 } }]);
  });

  test('and what a key has chosen is sent at once, as when the tab is closed', async () => {
    const { user } = openApplicants();
    const status = await statusOf('Ana Pérez');
    status.focus();
    await user.keyboard('{ArrowDown}');
    fireEvent.change(status, { target: { value: '2' } });
    expect(update).not.toHaveBeenCalled();

    window.dispatchEvent(new Event('pagehide'));

    expect(sent()).toEqual(['Ana Pérez Entrevista']);
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

test('keys review applicants only while that is switched on', async () => {
  const { user } = openApplicants();
  const ana = await screen.findByRole('button', { name: 'aplicante1@example.org' });
  ana.focus();
  await user.keyboard('2');
  expect(update).not.toHaveBeenCalled();

  await user.click(screen.getByRole('button', { name: 'Revisar con teclado' }));
  expect(screen.getByRole('application', { name: 'Luis Soto, 2 de 2, Recibida' })).toBeVisible();
  ana.focus();
  await user.keyboard('{ArrowDown}2');

  expect(screen.getByRole('button', { name: 'aplicante2@example.org' })).toHaveFocus();
  expect(await screen.findByText('El estado ha sido actualizado correctamente.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sent()).toEqual(['Luis Soto Entrevista']);
});
