import { offerToWire } from '@portal/contract/offer-bodies';
import { anOffer } from '@portal/contract/testing/an-offer';
import type { FakeApi } from '@portal/kit/testing/fake-api';
import { act, screen, waitFor } from '@testing-library/react';
import { loadDraft } from '../on-device/draft-storage';
import { lastSentTo } from '../receipt/just-applied';
import {
  aPdf,
  calls,
  curriculumField,
  expectSent,
  nextButton,
  openDraft,
  sendButton,
  serveWizard,
  stepHeading,
} from '../testing/drafted-wizard';
import { drawFirstPage, type FirstPage } from './first-page/draw-first-page';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());
jest.mock('./first-page/draw-first-page');

let api: FakeApi;
beforeEach(async () => {
  api = await serveWizard();
  jest.mocked(drawFirstPage).mockReset().mockResolvedValue({});
});

const payIn = (salaryRange: string) =>
  api.answer({ [calls.offer]: offerToWire(anOffer({ id: 1, salaryRange })) });

const encrypted = (name: string) =>
  new File(['%PDF-1.4\n/Encrypt 1 0 R\n%%EOF\n'], name, { type: 'application/pdf' });

/** Holds the drawing until the test provides its result. */
function holdDrawing() {
  let answer = (_page: FirstPage) => {};
  jest
    .mocked(drawFirstPage)
    .mockReturnValueOnce(new Promise<FirstPage>((resolve) => (answer = resolve)));
  return {
    begun: () => waitFor(() => expect(drawFirstPage).toHaveBeenCalled()),
    answer: (page: FirstPage) => act(async () => answer(page)),
  };
}

const nameField = () => screen.getByLabelText('Nombre completo');
const salaryField = () => screen.getByLabelText(/^Aspiración salarial/);

describe('the browser’s way on', () => {
  test('does not lead past an amount in another currency', async () => {
    payIn('CLP 1.500.000 a 2.000.000');
    const { user, go } = await openDraft({ step: 'details' });
    await user.click(nextButton());
    await stepHeading('Preguntas Filtro');
    await go(-1);

    await user.clear(salaryField());
    await user.type(salaryField(), '2.500 USD');
    await go(1);

    expect(await stepHeading('Datos Postulante')).toBeVisible();
    await user.clear(salaryField());
    await user.type(salaryField(), '2.500.000');
    await go(-1);
    await go(1);
    expect(await stepHeading('Preguntas Filtro')).toBeVisible();
  });

  test('does not lead past a PDF that asks for a password', async () => {
    jest.mocked(drawFirstPage).mockResolvedValue({ trouble: 'locked' });
    const { user, go } = await openDraft({ step: 'details' });
    await user.click(nextButton());
    await stepHeading('Preguntas Filtro');
    await go(-1);

    await user.upload(curriculumField(), encrypted('clave.pdf'));
    await screen.findByText('clave.pdf');
    await go(1);

    expect(await stepHeading('Datos Postulante')).toBeVisible();
    await user.upload(curriculumField(), aPdf('abierto.pdf'));
    await user.click(nextButton());
    await stepHeading('Preguntas Filtro');
    await go(-1);
    await go(1);
    expect(await stepHeading('Preguntas Filtro')).toBeVisible();
  });

  test('a draft whose amount is in another currency by now opens where that is asked', async () => {
    payIn('CLP 1.500.000 a 2.000.000');
    const { user } = await openDraft({
      salaryExpectation: '2.500 USD',
      sendAgainAt: Date.now() + 60_000,
    });

    expect(await stepHeading('Datos Postulante')).toBeVisible();
    await user.clear(salaryField());
    await user.type(salaryField(), '2.500.000');
    await user.click(nextButton());
    expect(await sendButton()).toBeVisible();
    expect(screen.queryByText(/No pierdes nada/)).not.toBeInTheDocument();
    expect(api.callsOf(calls.upload)).toEqual([]);
  });
});

describe('«Siguiente»', () => {
  test('does not go on from details that were changed while the CV was judged', async () => {
    const drawing = holdDrawing();
    const { user } = await openDraft({ step: 'details' }, encrypted('cv.pdf'));
    await user.click(nextButton());
    await drawing.begun();

    await user.type(nameField(), ' Ro');
    await drawing.answer({});

    expect(await stepHeading('Datos Postulante')).toBeVisible();
    await waitFor(() => expect(nextButton()).toBeEnabled());
    await user.click(nextButton());
    expect(await stepHeading('Preguntas Filtro')).toBeVisible();
  });

  test('does not go on from a step that was left while the CV was judged', async () => {
    const drawing = holdDrawing();
    const { user, go } = await openDraft({ step: 'email' }, encrypted('cv.pdf'));
    await user.click(nextButton());
    await stepHeading('Datos Postulante');
    await user.click(nextButton());
    await drawing.begun();

    await go(-1);
    await drawing.answer({});

    expect(await stepHeading('Verificar Postulante')).toBeVisible();
  });

  test('does not go on with an e-mail that was changed while it was checked', async () => {
    const checking = api.hold(calls.check);
    const { user } = await openDraft({ step: 'email', check: undefined });
    await user.click(nextButton());
    await waitFor(() => expect(api.callsOf(calls.check)).toHaveLength(1));

    const field = screen.getByLabelText('Correo electrónico');
    await user.type(field, '.mx');
    await checking.release();

    expect(await stepHeading('Verificar Postulante')).toBeVisible();
    expect(field).toHaveValue('nueva@example.org.mx');
    await waitFor(async () =>
      expect((await loadDraft(1))?.draft.email).toBe('nueva@example.org.mx'),
    );
  });
});

test('the currency that an applicant names is sent and confirmed where the offer names none', async () => {
  payIn('A convenir');
  const { user } = await openDraft({ salaryExpectation: '2.500 USD' });

  await user.click(await sendButton());

  await expectSent();
  expect(api.sent(calls.upload)).toMatchObject([
    { aspiracion_salarial: '2500', moneda_aspiracion: 'USD' },
  ]);
  expect(lastSentTo(1)).toMatchObject({
    receipt: { content: { salaryExpectation: 2500, currency: 'USD' } },
  });
});
