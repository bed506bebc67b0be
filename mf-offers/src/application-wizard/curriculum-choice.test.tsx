import { offerToWire } from '@portal/contract/offer-bodies';
import { anOffer } from '@portal/contract/testing/an-offer';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi } from '@portal/kit/testing/fake-api';
import { renderPage } from '@portal/kit/testing/render-page';
import { act, screen, waitFor } from '@testing-library/react';
import { clear } from 'idb-keyval';
import { draftsStore } from '../on-device/device-stores';
import { loadDraft, saveDraftText } from '../on-device/draft-storage';
import { emptyDraft } from '../on-device/wizard-draft';
import { ApplicationWizardPage } from './application-wizard-page';
import { drawFirstPage } from './first-page/draw-first-page';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());
jest.mock('./first-page/draw-first-page');

const drawing = jest.mocked(drawFirstPage);

beforeEach(async () => {
  drawing.mockReset().mockResolvedValue({});
  await clear(draftsStore);
  fakeApi({
    'GET /api/ofertas/id/1': offerToWire(anOffer({ id: 1 })),
    'GET /api/ofertas_preguntas/oferta/1': [],
  });
});

const content = '%PDF-1.4\n%%EOF\n';

const curriculumField = () => screen.getByLabelText('Currículum');
const stepHeading = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Opens the second step, complete except for the CV. */
async function openDetails() {
  const email = 'nueva@example.org';
  await saveDraftText(1, {
    ...emptyDraft(),
    step: 'details',
    email,
    name: 'Ana Pérez',
    salaryExpectation: '1.500.000',
    check: { email, at: Date.now() },
  });
  const at = paths.application.replace(':id', '1');
  const { user } = renderPage(<ApplicationWizardPage />, { path: paths.application, at });
  await screen.findByLabelText('Nombre completo');
  return { user, goOn: () => user.click(screen.getByRole('button', { name: 'Siguiente' })) };
}

/** A file can be dropped past the filter of the file dialog. */
const drop = (file: File) =>
  act(async () => {
    Object.defineProperty(curriculumField(), 'files', { value: [file], configurable: true });
    curriculumField().dispatchEvent(new Event('change', { bubbles: true }));
  });

const notPdf = 'El archivo debe ser un PDF.';

test.each(['image/png', 'application/pdf'])(
  'a picture is refused where it is chosen, also as «%s»',
  async (type) => {
    const { goOn } = await openDetails();

    await drop(new File(['\x89PNG'], 'foto.pdf', { type }));

    expect(await screen.findByText(notPdf)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await goOn();
    expect(await stepHeading('Datos Postulante')).toBeInTheDocument();
    expect((await loadDraft(1))?.curriculum).toBeUndefined();
  },
);

test('a PDF is taken under the type that an office program registers, and without an extension', async () => {
  await openDetails();
  await drop(new File(['PK'], 'carta.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(notPdf)).toBeInTheDocument();

  await drop(new File([content], 'mi currículum', { type: 'application/wps-office.pdf' }));

  expect(await screen.findByText('mi currículum')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(notPdf)).not.toBeInTheDocument());
});

test('a PDF that was cut off is refused with what to do about it', async () => {
  const { user } = await openDetails();

  await user.upload(curriculumField(), new File(['%PDF-1.4'], 'cv.pdf'));

  expect(await screen.findByRole('alert')).toHaveTextContent('A este PDF le falta una parte');
  expect(screen.getByText(notPdf)).toBeInTheDocument();
  await user.upload(curriculumField(), new File([content], 'cv.pdf'));
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('a PDF that asks for a password is not taken, and one that opens without asking is', async () => {
  const { user, goOn } = await openDetails();
  const encrypted = (name: string) => new File(['%PDF-1.4\n/Encrypt 1 0 R\n%%EOF\n'], name);
  drawing.mockImplementation(async ({ name }) =>
    name === 'clave.pdf' ? { trouble: 'locked' } : {},
  );

  await user.upload(curriculumField(), encrypted('clave.pdf'));
  await goOn();

  expect(await screen.findByText(/^Este PDF pide una contraseña para abrirse/)).toBeInTheDocument();
  await waitFor(() => expect(curriculumField()).toHaveFocus());
  await user.upload(curriculumField(), encrypted('protegido.pdf'));
  await goOn();
  expect(await stepHeading('Preguntas Filtro')).toBeInTheDocument();
});

test('nothing is refused where no PDF can be opened', async () => {
  const { user, goOn } = await openDetails();
  drawing.mockRejectedValue(new Error('No worker.'));

  await user.upload(curriculumField(), new File(['%PDF-1.4\n/Encrypt\n%%EOF\n'], 'cv.pdf'));
  await goOn();

  expect(await stepHeading('Preguntas Filtro')).toBeInTheDocument();
});
