import { privacyPolicyVersion } from '@portal/contract/consent';
import type { APIRequestContext } from '@playwright/test';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { collectApiPosts, isApiPost } from '../support/api-posts';
import { expectAccessible } from '../support/axe';
import { curriculum } from '../support/curriculum';
import { hold } from '../support/hold';
import { OffersPages } from '../support/pages/offers-pages';
import { showsPdf } from '../support/pdf';
import { expect, test, type Page } from '../support/test';

const maxBytes = 3_145_728;

async function open(page: Page, request: APIRequestContext, { questions = 2 } = {}) {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Asistente'), { questions });
  const offers = new OffersPages(page);
  await offers.openWizard(offer.id);
  return { api, offer, offers };
}

test('S2.95 S2.96 S2.97 S4.14 S4.15 S4.16 S5.35 S5.36 S5.37 S5.38 S5.39 S5.40 S5.41 S5.42 S9.18 each step says what it needs, and going back keeps every value', async ({
  page,
  request,
}) => {
  const { offer, offers } = await open(page, request);
  const application = anApplication();
  await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Preguntas Filtro' })).toBeVisible();

  await offers.next();
  await expect(page.getByText('El correo es obligatorio.')).toBeVisible();
  await offers.email().fill('abc');
  await expect(page.getByText('El formato del correo no es válido.')).toBeVisible();
  await offers.next();
  await expect(offers.step('Verificar Postulante')).toBeVisible();
  await offers.back();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  await offers.apply();

  await offers.identify(application.email);
  await expect(offers.step('Datos Postulante')).toBeFocused();
  await offers.next();
  await expect(page.getByText('El nombre es obligatorio.')).toBeVisible();
  await expect(page.getByText('La aspiración salarial es obligatoria.')).toBeVisible();
  await expect(page.getByText('Debes subir tu currículum.')).toBeVisible();
  await offers.choose(Buffer.from('png'), 'foto.png', 'image/png');
  await expect(page.getByText('El archivo debe ser un PDF.')).toBeVisible();
  await offers.choose(Buffer.alloc(maxBytes + 1), 'grande.pdf');
  await expect(page.getByText('El archivo no debe superar los 3MB.')).toBeVisible();
  await offers.next();
  await expect(offers.step('Datos Postulante')).toBeVisible();
  await offers.choose(Buffer.alloc(maxBytes), 'justo.pdf');
  await expect(page.getByText('El archivo no debe superar los 3MB.')).toBeHidden();
  await expect(page.getByText('justo.pdf')).toBeVisible();
  await offers.describe(application);

  await expect(offers.step('Preguntas Filtro')).toBeFocused();
  await offers.send().click();
  await expect(page.getByText('Esta respuesta es obligatoria.')).toHaveCount(2);
  await offers.answer(application.answers);
  await offers.back();
  await expect(offers.name()).toHaveValue(application.name);
  await expect(offers.salary()).toHaveValue(application.salary);
  await expect(page.getByText('currículum de Paula.pdf')).toBeVisible();
  await offers.back();
  await expect(offers.email()).toHaveValue(application.email);
  await offers.next();
  await offers.next();
  await expect(offers.answers().first()).toHaveValue(application.answers[0] ?? '');
});

test('the way back of the browser goes one step back, also after a reload, and from the sent application to where one came from', async ({
  page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const offer = await api.createOffer(uniqueTitle('Vuelta'));
  const offers = new OffersPages(page);
  const application = anApplication();
  await offers.openDetail(offer.id);
  await offers.apply();
  await offers.identify(application.email);
  await offers.describe(application);
  await offers.answer(application.answers);

  await page.goBack();
  await expect(offers.name()).toHaveValue(application.name);
  await page.reload();
  await expect(offers.name()).toHaveValue(application.name);
  await page.goBack();
  await expect(offers.email()).toHaveValue(application.email);
  await page.goForward();
  await page.goForward();
  await expect(offers.answers().first()).toHaveValue(application.answers[0] ?? '');

  await offers.send().click();
  await expect(offers.confirmation()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
});

test('S9.16 an amount is understood as people of twelve countries write it, typed and pasted', async ({
  page,
  request,
}) => {
  const { offers } = await open(page, request);
  await offers.identify(anApplication().email);
  for (const [typed, understood] of [
    ['1500', '$1.500'],
    ['1.500', '$1.500'],
    ['1.500.000', '$1.500.000'],
    ['1500,5', '$1.500,5'],
    ['$ 1.500.000 ', '$1.500.000'],
  ] as const) {
    await offers.salary().clear();
    await offers.salary().pressSequentially(typed);
    await expect(page.getByText(`Entendemos ${understood}`, { exact: true })).toBeVisible();
    await offers.salary().clear();
    await offers.salary().focus();
    await page.evaluate((text) => document.execCommand('insertText', false, text), typed);
    await expect(page.getByText(`Entendemos ${understood}`, { exact: true })).toBeVisible();
  }
  await offers.salary().fill('mil');
  await offers.next();
  await expect(page.getByText('Escribe un número, por ejemplo 1.500.000.')).toBeVisible();
});

test('S3.09 S4.12 S4.19 S4.20 S4.23 S7.24 S7.25 S7.26 S7.27 S9.17 two clicks on «Enviar Postulación» send each call once, as the specification writes it', async ({
  page,
  request,
}) => {
  await keepForms(page);
  const { api, offer, offers } = await open(page, request);
  const application = anApplication({ email: `ana+${Date.now()}@example.org` });
  const calls: { path: string; body: string }[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    const isCheck = pathname.startsWith('/api/aplicantes/correo/');
    if (isCheck || isApiPost(call)) calls.push({ path: pathname, body: call.postData() ?? '' });
  });
  await offers.identify(application.email);
  await expect(offers.name()).toHaveValue('');
  await offers.describe(application);
  await offers.answer(application.answers);
  await offers.send().dblclick();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '¡Gracias! Tu postulación fue enviada con éxito.',
  );
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));

  const [applied] = await api.applicationsOf(offer.id);
  const [check, save, upload, ...answers] = calls;
  expect(check?.path).toBe(
    `/api/aplicantes/correo/${encodeURIComponent(application.email)}/${offer.id}`,
  );
  expect(save?.path).toBe('/api/aplicantes/save');
  expect(JSON.parse(save?.body ?? '')).toEqual({
    correo: application.email,
    nombre: application.name,
  });
  expect(upload?.path).toBe('/api/aplicantes-ofertas/upload-curriculum');
  expect(await sentForm(page)).toEqual({
    aspiracion_salarial: '2600000',
    id_aplicantes: String(applied?.applicant.id),
    id_oferta: String(offer.id),
    id_estado_aplicante: '1',
    path_curriculum: 'currículum de Paula.pdf',
  });
  const links = await api.questionsOf(offer.id);
  expect(answers.map(({ path, body }) => ({ path, body: JSON.parse(body) }))).toEqual(
    links.map(({ id }, index) => ({
      path: '/api/respuestas-ofertas-preguntas/guardar',
      body: {
        id_respuestas_ofertas_preguntas: 0,
        respuesta: application.answers[index],
        aplicante: { id_aplicantes: applied?.applicant.id },
        ofertasPreguntas: { id_ofertas_preguntas: id },
      },
    })),
  );
  expect(applied?.status.id).toBe(1);
});

/** The debugger does not show a form that holds a file, so the page itself notes it down. */
const keepForms = (page: Page) =>
  page.addInitScript(() => {
    window.XMLHttpRequest = class extends XMLHttpRequest {
      override send(body?: Document | XMLHttpRequestBodyInit | null) {
        if (body instanceof FormData) {
          const fields = [...body].map(([name, value]) => [
            name,
            value instanceof File ? value.name : value,
          ]);
          Reflect.set(window, 'sentForm', Object.fromEntries(fields));
        }
        super.send(body);
      }
    };
  });

const sentForm = (page: Page) => page.evaluate(() => Reflect.get(window, 'sentForm'));

test('S4.18 a known applicant is named and not created again', async ({ page, request }) => {
  const first = await open(page, request, { questions: 0 });
  const application = anApplication({ answers: [] });
  await first.offers.fillIn(application);
  await first.offers.send().click();
  await expect(first.offers.confirmation()).toBeVisible();

  const { api, offer, offers } = await open(page, request, { questions: 0 });
  const posts = collectApiPosts(page);
  await offers.identify(application.email);
  await expect(offers.name()).toHaveValue(application.name);
  await offers.describe(application);
  await offers.send().click();
  await expect(offers.confirmation()).toBeVisible();

  expect(posts).toEqual(['/api/aplicantes-ofertas/upload-curriculum']);
  expect(await api.applicationsOf(offer.id)).toHaveLength(1);
});

test('S4.17 S4.22 S8.38 an offer without questions ends with a confirmation; who has applied is told so', async ({
  page,
  request,
}) => {
  const { offer, offers } = await open(page, request, { questions: 0 });
  const application = anApplication({ answers: [] });
  await offers.fillIn(application);
  await expect(page.getByText(/no tiene preguntas/)).toBeVisible();
  await offers.send().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu postulación fue enviada.');
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));

  // This device offers the receipt in the place of the way to apply.
  await offers.openWizard(offer.id);
  await offers.identify(application.email);
  await expect(page.getByRole('alertdialog')).toContainText('Ya te postulaste a esta oferta.');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
});

test.describe('when the server refuses', () => {
  test.use({ expectedConsole: /status of (500|404)|ERR_FAILED/ });

  const refuse = (page: Page, path: string, json: Record<string, string>) =>
    page.route(path, (route) => route.fulfill({ status: 500, json }));

  test('S8.37 a check that fails stays on step 1', async ({ page, request }) => {
    const { offers } = await open(page, request);
    for (const fails of [
      () => refuse(page, '**/api/aplicantes/correo/**', { error: 'otro' }),
      () => page.route('**/api/aplicantes/correo/**', (route) => route.abort('failed')),
    ]) {
      await fails();
      await offers.identify('ana@example.org');
      await expect(page.getByRole('alertdialog')).toContainText(
        'Error al verificar el correo. Intenta más tarde.',
      );
      await page.keyboard.press('Escape');
      await expect(offers.email()).toHaveValue('ana@example.org');
    }
  });

  test('S8.39 what is refused on sending is told in the words of the server, and nothing is lost', async ({
    page,
    request,
  }) => {
    const { offers } = await open(page, request);
    const application = anApplication();
    await offers.fillIn(application);
    for (const path of [
      '**/api/aplicantes/save',
      '**/api/aplicantes-ofertas/upload-curriculum',
      '**/api/respuestas-ofertas-preguntas/guardar',
    ]) {
      await refuse(page, path, { error: `Falló ${path}`, mensaje: 'No es este' });
      await offers.send().click();
      await expect(page.getByRole('alertdialog')).toContainText(`Falló ${path}`);
      await page.keyboard.press('Escape');
      await expect(offers.answers().first()).toHaveValue(application.answers[0] ?? '');
      await page.unroute(path);
    }
    await offers.send().click();
    await expect(offers.confirmation()).toBeVisible();
  });

  test('S8.40 questions that cannot be loaded are told', async ({ page, request }) => {
    await refuse(page, '**/api/ofertas_preguntas/oferta/*', { mensaje: 'Sin preguntas por ahora' });
    await open(page, request);
    await expect(page.getByRole('alertdialog')).toContainText('Sin preguntas por ahora');
  });

  test('S8.08 an offer that is refused leads to the list with the reason', async ({ page }) => {
    const offers = new OffersPages(page);
    await page.route('**/api/ofertas/id/1', (route) =>
      route.fulfill({ status: 404, json: { mensaje: 'La oferta ya no está.' } }),
    );
    for (const openPage of [offers.openWizard, offers.openDetail]) {
      await openPage(1);
      await expect(page.getByRole('alertdialog')).toContainText('La oferta ya no está.');
      await expect(page).toHaveURL(/ofertas-laborales$/);
      await page.keyboard.press('Escape');
    }
  });
});

test('the whole wizard goes by keyboard alone', async ({ page, request }) => {
  const { api, offer, offers } = await open(page, request);
  const application = anApplication();
  const { keyboard } = page;
  // Long before it opens: the browser needs a while until it hands its dialog over.
  const chooser = page.waitForEvent('filechooser');
  const tabTo = async (field: ReturnType<typeof offers.email>) => {
    while ((await field.and(page.locator(':focus')).count()) === 0) await keyboard.press('Tab');
  };
  await tabTo(offers.email());
  await keyboard.type(application.email);
  await keyboard.press('Enter');
  await expect(offers.step('Datos Postulante')).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type(application.name);
  await keyboard.press('Tab');
  await keyboard.type(application.salary);
  await keyboard.press('Tab');
  await expect(offers.curriculum()).toBeFocused();
  await keyboard.press('Enter');
  const file = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: application.curriculum };
  await (await chooser).setFiles(file);
  await expect(page.getByText('cv.pdf')).toBeVisible();
  await tabTo(page.getByRole('button', { name: 'Ver archivo' }));
  await keyboard.press('Enter');
  const preview = page.getByRole('dialog', { name: `Currículum de ${application.name}` });
  await expect(preview).toBeVisible();
  await keyboard.press('Escape');
  await expect(preview).toBeHidden();
  await tabTo(page.getByRole('button', { name: 'Siguiente' }));
  await keyboard.press('Enter');
  await expect(offers.step('Preguntas Filtro')).toBeFocused();
  for (const answer of ['Sí', 'Cuatro años']) {
    await keyboard.press('Tab');
    await keyboard.type(answer);
  }
  await tabTo(offers.talentPool());
  await keyboard.press(' ');
  await expect(offers.talentPool()).toBeChecked();
  await tabTo(offers.send());
  const consent = page.waitForRequest('**/api/consentimientos');
  await keyboard.press('Enter');
  expect((await consent).postDataJSON()).toEqual({
    id_oferta: offer.id,
    version_politica: privacyPolicyVersion,
    bolsa_talento: true,
  });
  await expect(offers.confirmation()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`detalle-oferta/${offer.id}$`));
  expect(await api.applicationsOf(offer.id)).toHaveLength(1);
});

test('a slow upload shows how far it has come', async ({ page, request }) => {
  const { offers } = await open(page, request, { questions: 0 });
  const large = curriculum('x'.repeat(2_000_000));
  await offers.fillIn(anApplication({ curriculum: large, answers: [] }));
  const network = await page.context().newCDPSession(page);
  const limit = (uploadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await limit(400_000);
  await offers.send().click();
  const stages = page.getByRole('status').filter({ hasText: 'Tu currículum' });
  await expect(stages.getByText(/Tu currículum · [1-9]\d? %/)).toBeVisible();
  await expect(stages.getByText('listo')).toHaveCount(1);
  await limit(-1);
  await expect(offers.confirmation()).toBeVisible();
});

test.describe('offline', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });
  for (const width of [360, 768, 1280]) {
    test(
      `D.05 axe finds nothing in any state of the wizard at ${width} px`,
      { tag: '@pdf' },
      async ({ page, request }) => {
        await page.setViewportSize({ width, height: 800 });
        const { offers } = await open(page, request);
        await offers.next();
        await expect(page.getByText('El correo es obligatorio.')).toBeVisible();
        await expectAccessible(page, 'step 1 with an error');
        await offers.identify(anApplication().email);
        await offers.next();
        await expect(page.getByText('Debes subir tu currículum.')).toBeVisible();
        await expectAccessible(page, 'step 2 with errors');
        await offers.choose(curriculum('Ana'), 'cv.pdf');
        await page.getByRole('button', { name: 'Ver archivo' }).click();
        await expect(page.getByRole('dialog', { name: 'Currículum de cv.pdf' })).toBeVisible();
        await expect.poll(() => showsPdf(page)).toBe(true);
        await expectAccessible(page, 'the chosen file');
        await page.keyboard.press('Escape');
        await offers.name().fill('Ana');
        await page.reload();
        await expect(page.getByText(/Recuperamos tu borrador/)).toBeVisible();
        await expectAccessible(page, 'step 2 with a draft');
        await offers.describe(anApplication());
        await offers.send().click();
        await expect(page.getByText('Esta respuesta es obligatoria.')).toHaveCount(2);
        await offers.talentPool().check();
        await expectAccessible(page, 'step 3 with errors and the box');
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);

        await offers.answer(['Sí', 'No']);
        await page.context().setOffline(true);
        await offers.send().click();
        await expect(page.getByText(/No hay conexión/)).toBeVisible();
        await expectAccessible(page, 'offline');
        const release = await hold(page, '**/api/aplicantes-ofertas/upload-curriculum');
        await page.context().setOffline(false);
        await expect(page.getByRole('status').getByText('listo')).toHaveCount(1);
        await expectAccessible(page, 'while the CV is sent');
        release();
        await expect(offers.confirmation()).toBeVisible();
        await expectAccessible(page, 'sent');
        await page.keyboard.press('Escape');
        await offers.confirmation().getByRole('button', { name: 'Ver comprobante' }).click();
        await expect(
          page.getByRole('dialog', { name: 'Comprobante de postulación' }),
        ).toBeVisible();
        await expectAccessible(page, 'the receipt');
      },
    );
  }
});
