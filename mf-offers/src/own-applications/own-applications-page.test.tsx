import { talentPoolText } from '@portal/contract/consent';
import { messageToWire } from '@portal/contract/message';
import { offerToWire } from '@portal/contract/offer-bodies';
import {
  confirmationLinkToWire,
  ownApplicationsToWire,
  ownApplicationToWire,
  type OwnApplication,
} from '@portal/contract/own-applications';
import { anOffer } from '@portal/contract/testing/an-offer';
import { anOwnApplication } from '@portal/contract/testing/an-own-application';
import { paths } from '@portal/kit/routing/paths';
import { fakeApi, noAnswer, refusal, type FakeApi } from '@portal/kit/testing/fake-api';
import { currentPath, renderPage } from '@portal/kit/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { clear, set, values } from 'idb-keyval';
import { receiptsStore } from '../on-device/device-stores';
import { saveDraftText } from '../on-device/draft-storage';
import { emptyDraft } from '../on-device/wizard-draft';
import { lastSentTo, noteSent } from '../receipt/just-applied';
import type { KeptReceipt } from '../receipt/kept-receipt';
import { appliedOffers, saveReceipt } from '../receipt/receipt-storage';
import { pressInMessage } from '../testing/press-in-message';
import { OwnApplicationsPage } from './own-applications-page';

jest.mock('idb-keyval', () => jest.requireActual('../testing/stored-drafts').storedDrafts());

const ask = 'POST /api/mis-postulaciones';
const withdraw = 'POST /api/mis-postulaciones/retirar';

let api: FakeApi;

const aReceipt = (changes: Partial<KeptReceipt> = {}): KeptReceipt => ({
  offerId: 1,
  offerTitle: 'Desarrollo Angular',
  code: 'P-1-7QK4ZD',
  sentAt: '2026-11-14T15:00:00.000Z',
  ...changes,
});

const answerWith = (...found: (OwnApplication | undefined)[]) =>
  api.answer({ [ask]: ownApplicationsToWire(found) });

const openPage = () =>
  renderPage(<OwnApplicationsPage />, { path: paths.ownApplications, at: paths.ownApplications });
const card = async (name: string) => within(await screen.findByRole('article', { name }));

beforeEach(async () => {
  await clear();
  api = fakeApi({ 'GET /api/ofertas': [offerToWire(anOffer())] });
});

test('shows what was sent from this device, the newest first, and in what state it is', async () => {
  await saveReceipt(aReceipt());
  await saveReceipt(
    aReceipt({
      offerId: 2,
      offerTitle: 'Analista',
      code: 'P-2-AAAAAA',
      sentAt: '2026-11-20T15:00:00.000Z',
    }),
  );
  const closed = anOwnApplication({
    code: 'P-2-AAAAAA',
    offer: { id: 2, title: 'Analista' },
    offerTitle: 'Analista',
    state: 'closed',
    isOfferOpen: false,
    offerClosedAt: '2026-11-21T15:00:00.000Z',
  });
  answerWith(closed, anOwnApplication());
  openPage();

  expect(await screen.findByText('En revisión')).toBeInTheDocument();
  const titles = screen.getAllByRole('article').map(({ ariaLabel }) => ariaLabel);
  expect(titles).toEqual(['Analista', 'Desarrollo Angular']);
  const open = await card('Desarrollo Angular');
  expect(open.getByText('Enviada el 14/11/2026')).toBeInTheDocument();
  expect(open.getByText('P-1-7QK4ZD')).toBeInTheDocument();
  expect(open.getByText('Desde el 18 de noviembre')).toBeInTheDocument();
  expect(open.getByRole('link', { name: 'Desarrollo Angular' })).toBeInTheDocument();
  const ended = await card('Analista');
  expect(ended.getByText('La oferta cerró el 21 de noviembre')).toBeInTheDocument();
  expect(ended.queryByRole('link', { name: 'Analista' })).not.toBeInTheDocument();
  expect(ended.queryByRole('button', { name: /^Retirar/ })).not.toBeInTheDocument();
  expect(ended.getByRole('link', { name: 'Ver otras ofertas' })).toBeInTheDocument();
  expect(api.sent(ask)).toEqual([
    {
      postulaciones: [{ codigo: 'P-2-AAAAAA' }, { codigo: 'P-1-7QK4ZD' }],
    },
  ]);
  expect(currentPath()).toBe(paths.ownApplications);
});

test('says until when an application that was just received is read', async () => {
  await saveReceipt(aReceipt());
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-15T15:00:00.000Z'));
  answerWith(anOwnApplication({ state: 'received' }));
  openPage();

  expect(await screen.findByText('La leemos antes del 21 de noviembre')).toBeInTheDocument();
  jest.restoreAllMocks();
});

test('one that is withdrawn is asked about, shown as such, and leaves the device', async () => {
  await saveReceipt(aReceipt());
  answerWith(anOwnApplication());
  api.answer({ [withdraw]: ownApplicationToWire(anOwnApplication({ state: 'withdrawn' })) });
  const { user } = openPage();
  const name = 'Retirar postulación a Desarrollo Angular';

  await user.click(await screen.findByRole('button', { name }));
  await pressInMessage('Conservarla');
  expect(api.callsOf(withdraw)).toEqual([]);
  await user.click(screen.getByRole('button', { name }));
  const question = await screen.findByRole('alertdialog', { name: '¿Retirar tu postulación?' });
  await user.click(within(question).getByRole('button', { name: 'Retirar postulación' }));

  expect(await screen.findByText('Retirada por ti')).toBeInTheDocument();
  expect(api.sent(withdraw)).toEqual([{ codigo: 'P-1-7QK4ZD' }]);
  expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  await waitFor(async () => expect(await appliedOffers()).toEqual([]));
});

test('one that the server has no more says so', async () => {
  await saveReceipt(aReceipt());
  answerWith(undefined);
  openPage();

  expect(await screen.findByText('Ya no está')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ver comprobante' })).toBeInTheDocument();
});

test('a server that cannot be reached leaves the receipts, and can be asked again', async () => {
  await saveReceipt(aReceipt());
  api.answer({ [ask]: noAnswer });
  const { user } = openPage();
  expect(
    await screen.findByText('No pudimos consultar en qué están tus postulaciones.'),
  ).toBeInTheDocument();
  expect((await card('Desarrollo Angular')).getByText('P-1-7QK4ZD')).toBeInTheDocument();

  answerWith(anOwnApplication());
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(await screen.findByText('En revisión')).toBeInTheDocument();
});

test('twenty-one are asked for in two calls', async () => {
  for (let id = 1; id <= 21; id += 1) {
    await saveReceipt(
      aReceipt({ offerId: id, offerTitle: `Oferta ${id}`, code: `P-${id}-AAAAAA` }),
    );
  }
  answerWith();
  openPage();

  await waitFor(() => expect(api.callsOf(ask)).toHaveLength(2));
});

test('a draft goes on where it was left', async () => {
  await saveDraftText(1, { ...emptyDraft(), step: 'details' });
  openPage();

  const draft = await card('Borrador: Desarrollo Angular');
  expect(draft.getByText(/en el paso 2 de 3$/)).toBeInTheDocument();
  expect(draft.getByRole('link')).toHaveAttribute(
    'href',
    '/modulo-principal/ofertas-laborales/detalle-oferta/postular-oferta/1',
  );
});

test('where nothing was sent it leads to the offers', async () => {
  openPage();

  expect(
    await screen.findByText('Desde este dispositivo no has enviado postulaciones.'),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver ofertas laborales' })).toHaveAttribute(
    'href',
    paths.offers,
  );
});

test('an offer that is called otherwise since is marked', async () => {
  await saveReceipt(aReceipt());
  answerWith(anOwnApplication({ offer: { id: 1, title: 'Desarrollo React' } }));
  openPage();

  const shown = await card('Desarrollo Angular');
  expect(await shown.findByText('(hoy: Desarrollo React)')).toBeInTheDocument();
});

describe('the receipt', () => {
  const openReceipt = async () => {
    const page = openPage();
    await page.user.click(await screen.findByRole('button', { name: 'Ver comprobante' }));
    return {
      ...page,
      dialog: within(await screen.findByRole('dialog', { name: 'Comprobante de postulación' })),
    };
  };
  const stored = () => values<unknown>(receiptsStore);

  test('shows what was sent by its code, and what is otherwise since', async () => {
    await saveReceipt(aReceipt());
    const { sent } = anOwnApplication();
    const answers = [
      {
        question: '¿Cuándo puedes empezar?',
        questionToday: '¿Desde qué día puedes empezar?',
        text: 'En marzo',
      },
    ];
    const consent = {
      policyVersion: '2026-11-22',
      text: talentPoolText,
      joinsTalentPool: true,
      answeredAt: '2026-11-14T15:00:00.000Z',
    };
    answerWith(
      anOwnApplication({
        offer: { id: 1, title: 'Desarrollo React' },
        sent: sent && { ...sent, offerCurrency: 'USD', answers, consent },
      }),
    );
    const { dialog } = await openReceipt();

    for (const text of [
      'P-1-7QK4ZD',
      'Desarrollo Angular',
      'Ana Pérez',
      'a•••@example.org',
      '$1.500.000 CLP',
      'cv.pdf',
      `«${talentPoolText}»`,
      '¿Cuándo puedes empezar?',
      'En marzo',
      '(hoy: Desarrollo React)',
      '(oferta hoy en USD)',
      '(la pregunta cambió después; hoy: ¿Desde qué día puedes empezar?)',
    ]) {
      expect(await dialog.findByText(text)).toBeInTheDocument();
    }
    expect(JSON.stringify(await stored())).not.toContain('Ana');
  });

  test('without a connection shows the code and the offer, says so, and asks again', async () => {
    await saveReceipt(aReceipt());
    api.answer({ [ask]: noAnswer });
    const { dialog, user } = await openReceipt();

    expect(await dialog.findByText(/^No pudimos leer el resto de tu comprobante/)).toBeVisible();
    for (const text of ['P-1-7QK4ZD', 'Desarrollo Angular']) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    answerWith(anOwnApplication());
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    expect(await dialog.findByText('Ana Pérez')).toBeInTheDocument();
  });

  test('is whole at once on the page that has sent it, and nothing of it is kept', async () => {
    const content = {
      name: 'Ana Pérez',
      email: 'ana@example.org',
      salaryExpectation: 1_500_000,
      answers: [{ question: { text: '¿Cuándo puedes empezar?' }, text: 'En marzo' }],
    };
    const receipt = { ...aReceipt(), content };
    await saveReceipt(receipt);
    noteSent({ receipt, message: '', isKept: true });
    api.answer({ [ask]: noAnswer });
    const { dialog, user } = await openReceipt();

    for (const text of ['Ana Pérez', 'ana@example.org', '$1.500.000', 'En marzo']) {
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    expect(await stored()).toEqual([aReceipt()]);

    await user.click(dialog.getByRole('button', { name: 'Quitar de este dispositivo' }));
    await waitFor(() => expect(lastSentTo(1)).toBeUndefined());
  });

  test('that an earlier version kept loses all but the code and the offer at the next visit', async () => {
    const earlier = {
      ...aReceipt(),
      name: 'Ana Pérez',
      email: 'ana@example.org',
      salaryExpectation: 1_500_000,
      currency: 'CLP',
      curriculum: { name: 'cv.pdf', size: 2048 },
      answers: [{ question: '¿Cuándo puedes empezar?', text: 'En marzo' }],
    };
    await set(1, earlier, receiptsStore);
    answerWith(anOwnApplication());
    openPage();

    expect(await screen.findByText('En revisión')).toBeInTheDocument();
    expect(await stored()).toEqual([aReceipt()]);
  });
});

test('what is no receipt of ours is left out', async () => {
  await set(5, { offerId: 'x' }, receiptsStore);
  openPage();

  expect(await screen.findByText(/no has enviado postulaciones/)).toBeInTheDocument();
});

test('the list can be taken off the device', async () => {
  await saveReceipt(aReceipt());
  answerWith(anOwnApplication());
  const { user } = openPage();

  await user.click(await screen.findByRole('button', { name: /^Quitar la lista/ }));
  await pressInMessage('Quitar la lista');

  expect(await screen.findByText(/no has enviado postulaciones/)).toBeInTheDocument();
  expect(await appliedOffers()).toEqual([]);
});

describe('the link of the mail that asks to confirm', () => {
  const read = 'POST /api/mis-postulaciones/enlace';
  const confirm = 'POST /api/mis-postulaciones/confirmar';
  const link = (changes: Partial<OwnApplication> = {}) =>
    confirmationLinkToWire({
      application: anOwnApplication({ isEmailConfirmed: false, ...changes }),
      expiresAt: '2026-11-21T15:00:00.000Z',
    });
  const openLink = () =>
    renderPage(<OwnApplicationsPage />, {
      path: paths.ownApplications,
      at: `${paths.ownApplications}#confirmar=abc-DEF_1`,
    });
  const panel = async () =>
    within(await screen.findByRole('region', { name: 'Postulación a «Desarrollo Angular»' }));
  const confirmButton = { name: 'Confirmar que es mía' };

  test('says what it is about, leaves the address, and confirms only when it is pressed', async () => {
    api.answer({
      [read]: link(),
      [confirm]: ownApplicationToWire(anOwnApplication({ isEmailConfirmed: true })),
    });
    const { user } = openLink();

    const shown = await panel();
    for (const text of ['14/11/2026', 'cv.pdf', 'P-1-7QK4ZD']) {
      expect(shown.getByText(text)).toBeInTheDocument();
    }
    expect(shown.getByText(/^El enlace vale hasta el 21\/11\/2026/)).toBeInTheDocument();
    expect(currentPath()).toBe(paths.ownApplications);
    expect(api.callsOf(confirm)).toEqual([]);

    await user.click(shown.getByRole('button', confirmButton));
    expect(await shown.findByText(/^Confirmaste tu correo/)).toBeInTheDocument();
    expect(shown.queryByRole('button', confirmButton)).not.toBeInTheDocument();
    expect(api.sent(confirm)).toEqual([{ token: 'abc-DEF_1' }]);
  });

  test('one that was found by its code is confirmed as well', async () => {
    answerWith(anOwnApplication({ isEmailConfirmed: false }));
    api.answer({
      [read]: link(),
      [confirm]: ownApplicationToWire(anOwnApplication({ isEmailConfirmed: true })),
    });
    const { user } = openLink();
    await user.type(screen.getByRole('textbox', { name: 'Código' }), 'P-1-7QK4ZD');
    await user.type(screen.getByRole('textbox', { name: 'Correo electrónico' }), 'ana@example.org');
    await user.click(screen.getByRole('button', { name: 'Buscar postulación' }));
    expect(await screen.findByText(/^Correo sin confirmar/)).toBeInTheDocument();

    await user.click((await panel()).getByRole('button', confirmButton));

    await waitFor(() =>
      expect(screen.queryByText(/^Correo sin confirmar/)).not.toBeInTheDocument(),
    );
  });

  test('on the device that sent it, the list says so as well', async () => {
    await saveReceipt(aReceipt());
    answerWith(anOwnApplication({ isEmailConfirmed: false }));
    api.answer({
      [read]: link(),
      [confirm]: ownApplicationToWire(anOwnApplication({ isEmailConfirmed: true })),
    });
    const { user } = openLink();
    expect(await screen.findByText(/^Correo sin confirmar/)).toBeInTheDocument();

    answerWith(anOwnApplication({ isEmailConfirmed: true }));
    await user.click((await panel()).getByRole('button', confirmButton));

    await waitFor(() =>
      expect(screen.queryByText(/^Correo sin confirmar/)).not.toBeInTheDocument(),
    );
  });

  test('can be pressed again after the connection was lost', async () => {
    api.answer({ [read]: link(), [confirm]: noAnswer });
    const { user } = openLink();
    const shown = await panel();
    await user.click(shown.getByRole('button', confirmButton));
    await pressInMessage('Aceptar');

    api.answer({ [confirm]: ownApplicationToWire(anOwnApplication({ isEmailConfirmed: true })) });
    await user.click(shown.getByRole('button', confirmButton));
    expect(await shown.findByText(/^Confirmaste tu correo/)).toBeInTheDocument();
  });

  test('that has confirmed says so', async () => {
    api.answer({ [read]: link({ isEmailConfirmed: true }) });
    openLink();

    const shown = await panel();
    expect(shown.getByText(/^Confirmaste tu correo/)).toBeInTheDocument();
    expect(shown.queryByRole('button', confirmButton)).not.toBeInTheDocument();
  });

  test('that confirms nothing says why, beside the way to another one', async () => {
    api.answer({ [read]: refusal(404, { mensaje: 'El enlace venció: valía 7 días.' }) });
    openLink();

    expect(await screen.findByText('El enlace venció: valía 7 días.')).toBeInTheDocument();
    expect(
      screen.getByRole('form', { name: '¿La enviaste desde otro equipo?' }),
    ).toBeInTheDocument();
  });

  test('can be read again when the connection is back', async () => {
    api.answer({ [read]: noAnswer });
    const { user } = openLink();
    expect(await screen.findByText('No pudimos leer el enlace.')).toBeInTheDocument();

    api.answer({ [read]: link() });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect((await panel()).getByRole('button', confirmButton)).toBeInTheDocument();
  });

  test('can be asked for again where it was not answered', async () => {
    const resend = 'POST /api/mis-postulaciones/reenviar';
    await saveReceipt(aReceipt());
    answerWith(anOwnApplication({ isEmailConfirmed: false }));
    api.answer({ [resend]: messageToWire('Te enviamos otro mensaje.') });
    const { user } = openPage();

    await user.click(await screen.findByRole('button', { name: /^Enviar otro mensaje/ }));

    expect(await screen.findByText('Te enviamos otro mensaje.')).toBeInTheDocument();
    expect(api.sent(resend)).toEqual([{ codigo: 'P-1-7QK4ZD' }]);
  });
});

describe('from another device', () => {
  const code = () => screen.getByRole('textbox', { name: 'Código' });
  const fill = async (
    user: ReturnType<typeof openPage>['user'],
    field: HTMLElement,
    text: string,
  ) => {
    await user.click(field);
    await user.paste(text);
  };

  test('code and e-mail find an application, and withdraw it', async () => {
    const { user } = openPage();
    answerWith(anOwnApplication());
    api.answer({ [withdraw]: ownApplicationToWire(anOwnApplication({ state: 'withdrawn' })) });

    await fill(user, code(), 'P-1-7QK4ZD');
    await fill(user, screen.getByLabelText('Correo electrónico'), 'ana@example.org');
    await user.click(screen.getByRole('button', { name: 'Buscar postulación' }));

    expect((await card('Desarrollo Angular')).getByText('En revisión')).toBeInTheDocument();
    expect(code()).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /^Retirar postulación a/ }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Retirar postulación' }));
    expect(await screen.findByText('Retirada por ti')).toBeInTheDocument();
  });

  test('what names none is told at the code, and stays', async () => {
    const { user } = openPage();
    answerWith(undefined);

    await user.click(screen.getByRole('button', { name: 'Buscar postulación' }));
    expect(await screen.findByText('El código es obligatorio.')).toBeInTheDocument();
    await fill(user, code(), 'P-9-AAAAAA');
    await fill(user, screen.getByLabelText('Correo electrónico'), 'ana@example.org');
    await user.click(screen.getByRole('button', { name: 'Buscar postulación' }));

    expect(
      await screen.findByText('No encontramos una postulación con ese código y ese correo.'),
    ).toBeInTheDocument();
    expect(code()).toHaveFocus();
    expect(code()).toHaveValue('P-9-AAAAAA');
  });
});
