import type { ApplicantData } from '@portal/contract/applicant-data';
import {
  anonymiseApplicant,
  applicantDataResource,
  correctApplicant,
  exportApplicantData,
} from '@portal/kit/resources/applicant-data';
import { downloadCurriculum } from '@portal/kit/resources/job-applications';
import { httpFailure } from '@portal/kit/testing/http-failure';
import { renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { candidate } from '../testing/candidates';
import { CandidateDataPage } from './candidate-data-page';

jest.mock('@portal/kit/resources/job-applications', () => ({ downloadCurriculum: jest.fn() }));
jest.mock('@portal/kit/resources/applicant-data', () => ({
  applicantDataResource: jest.fn(),
  correctApplicant: jest.fn(),
  exportApplicantData: jest.fn(),
  anonymiseApplicant: jest.fn(),
}));

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 1000).toISOString();

const data = (changes: Partial<ApplicantData> = {}): ApplicantData => ({
  applicant: { id: 7, name: 'Ana Pérez', email: 'ana@example.org' },
  createdAt: '2026-03-05T14:07:00',
  anonymisedAt: undefined,
  clock: {
    months: 12,
    isNeeded: false,
    anonymisedFrom: inDays(34),
    talentPoolUntil: undefined,
  },
  applications: [
    {
      application: candidate(4, { code: 'P-4-ABCDEF' }),
      curriculumTitle: 'CV de Ana.pdf',
      answers: [{ question: '¿Cuándo puedes empezar?', text: 'En marzo' }],
      consent: {
        policyVersion: '2026-11-21',
        joinsTalentPool: false,
        answeredAt: '2026-03-05T14:08:00',
      },
    },
  ],
  uses: [
    {
      at: '2026-03-06T09:00:00',
      actor: 'Eva Soto',
      action: 'download',
      offer: 'Desarrollo Angular',
    },
  ],
  ...changes,
});

const load = jest.fn();
beforeEach(() => {
  load.mockReset().mockResolvedValue(data());
  jest.mocked(applicantDataResource).mockReturnValue({ key: 'data', load });
});

const open = (id = '7') =>
  renderPage(<CandidateDataPage />, { at: `/datos/${id}`, path: '/datos/:id' });

test('shows all that is stored, when it ends, and who has used it', async () => {
  open();

  const person = within(await screen.findByRole('region', { name: 'Ana Pérez' }));
  expect(person.getByText('ana@example.org')).toBeVisible();
  expect(screen.getByText(/^Se anonimizan en 34 días, el /)).toBeVisible();
  expect(screen.getByText('No quiso que se guarden para otras ofertas.')).toBeVisible();
  for (const text of ['P-4-ABCDEF', 'CV de Ana.pdf', 'En marzo', 'No · 05/03/2026 14:08']) {
    expect(screen.getByText(text)).toBeVisible();
  }
  expect(screen.getByRole('row', { name: /Eva Soto/ })).toHaveTextContent(
    '06/03/2026 09:00Eva SotoDescargó el CVDesarrollo Angular',
  );
});

test('while an offer is open, the time has not begun', async () => {
  load.mockResolvedValue(
    data({
      clock: { months: 12, isNeeded: true, anonymisedFrom: undefined, talentPoolUntil: inDays(9) },
    }),
  );
  open();

  expect(
    await screen.findByText('En proceso: el plazo empieza cuando se cierre la oferta.'),
  ).toBeVisible();
  expect(screen.getByText(/^Aceptó que se guarden hasta el /)).toBeVisible();
});

test('nobody is anonymised before the e-mail has been typed', async () => {
  jest.mocked(anonymiseApplicant).mockResolvedValue('Los datos fueron anonimizados.');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Anonimizar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Anonimizar a Ana Pérez' }));
  const field = dialog.getByLabelText('Para confirmar, escribe ana@example.org');

  await user.type(field, 'ana@example.com');
  await user.click(dialog.getByRole('button', { name: 'Anonimizar para siempre' }));
  expect(field).toHaveAccessibleDescription('Escribe el correo tal como aparece arriba.');
  expect(anonymiseApplicant).not.toHaveBeenCalled();

  await user.clear(field);
  await user.type(field, 'ANA@example.org');
  await user.click(dialog.getByRole('button', { name: 'Anonimizar para siempre' }));
  expect(await screen.findByText('Los datos fueron anonimizados.')).toBeVisible();
  expect(anonymiseApplicant).toHaveBeenCalledWith(7, 'ANA@example.org');
  expect(load).toHaveBeenCalledTimes(2);
});

test('who is anonymised can be neither corrected nor anonymised again', async () => {
  load.mockResolvedValue(data({ anonymisedAt: '2026-03-05T14:07:00', applications: [], uses: [] }));
  open();

  expect(await screen.findByText(/^Se anonimizaron el 5 de marzo de 2026\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Anonimizar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Corregir datos' })).not.toBeInTheDocument();
  expect(screen.getByText('Nadie los ha descargado ni cambiado.')).toBeVisible();
});

test('name and e-mail are corrected, and what the server refuses is told', async () => {
  jest
    .mocked(correctApplicant)
    .mockRejectedValueOnce(httpFailure(409, { mensaje: 'Ya hay otra persona con ese correo.' }))
    .mockResolvedValue('Los datos fueron corregidos.');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Corregir datos' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Corregir los datos de Ana Pérez' }),
  );
  await user.clear(dialog.getByLabelText('Nombre'));
  await user.tab();
  expect(await dialog.findByText('El nombre es obligatorio.')).toBeVisible();
  await user.type(dialog.getByLabelText('Nombre'), 'Ana Peres');
  await user.click(dialog.getByRole('button', { name: 'Guardar corrección' }));
  expect(await screen.findByText('Ya hay otra persona con ese correo.')).toBeVisible();
});

test('all data are exported, a CV downloaded, and both told at once', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Exportar datos' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(exportApplicantData).toHaveBeenCalledWith(7);

  await user.click(screen.getByRole('button', { name: /^Descargar CV/ }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  expect(downloadCurriculum).toHaveBeenCalledWith('b2c4.pdf');
});

test('an address that is none asks for nothing', async () => {
  open('abc');

  expect(await screen.findByText('Esta dirección no es de ninguna persona.')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
});

test('what could not be read can be tried again', async () => {
  load.mockRejectedValueOnce(httpFailure(500));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Aceptar' }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByRole('region', { name: 'Ana Pérez' })).toBeVisible();
});
