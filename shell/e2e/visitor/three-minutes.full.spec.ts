// Screens: mf-public/src/home mf-offers/src/offer-board mf-offers/src/offer-detail mf-offers/src/application-wizard shell/src/layout
import { paths } from '@portal/kit/routing/paths';
import { AdminApi } from '../support/admin-api';
import { anApplication, uniqueTitle } from '../support/an-application';
import { curriculum } from '../support/curriculum';
import { OffersPages } from '../support/pages/offers-pages';
import { Person } from '../support/person';
import { slowDown, slowPhone } from '../support/visits/slow-phone';
import { expect, test } from '../support/test';

test.use({ ...slowPhone, hasTouch: true, isMobile: true });

const maxTaps = 25;
/** Three minutes minus the loading times, which are printed. */
const maxSeconds = 150;

test('a candidate with a slow phone goes from the home page to the confirmation within three minutes', async ({
  page,
  request,
}) => {
  const api = await AdminApi.signIn(request);
  const word = uniqueTitle('Angular').replace(' ', '-');
  const offer = await api.createOffer(`Desarrollo ${word}`, {
    description:
      'Construirás con el equipo la web de un banco.\n\n¿Qué harás?\n- Escribir componentes accesibles.\n- Revisar el código de los demás.\n- Hablar con diseño cada semana.',
    benefits: 'Seguro médico.\nHorario flexible.',
  });
  const application = anApplication();
  const offers = new OffersPages(page);
  const main = page.getByRole('main');
  const person = new Person();
  await slowDown(await page.context().newCDPSession(page));
  const began = Date.now();

  await page.goto(paths.home);
  await person.read(main.getByRole('heading', { level: 1 }));
  await person.tap(page.getByRole('banner').getByRole('button', { name: 'Menú' }));
  await person.tap(page.getByRole('link', { name: 'Ofertas laborales' }).first());

  await person.type(page.getByRole('searchbox'), word);
  await expect(main.getByRole('status')).toHaveText(/^1 de \d+ ofertas$/);
  await person.read(offers.card(offer.title));
  await person.tap(offers.card(offer.title).getByRole('link', { name: 'Ver oferta' }));

  await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
  await person.read(main);
  await person.tap(page.getByRole('link', { name: 'Postularme a oferta' }));

  await person.read(main.locator('form'));
  await person.type(offers.email(), application.email);
  await person.tap(page.getByRole('button', { name: 'Siguiente' }));

  await expect(offers.step('Datos Postulante')).toBeVisible();
  await person.read(main.locator('form'));
  await person.type(offers.name(), application.name);
  await person.type(offers.salary(), application.salary);
  await person.chooseFile(offers.curriculum(), {
    name: 'currículum.pdf',
    mimeType: 'application/pdf',
    buffer: curriculum(application.name),
  });
  await person.tap(page.getByRole('button', { name: 'Siguiente' }));

  await expect(offers.step('Preguntas Filtro')).toBeVisible();
  await person.read(main.locator('form'));
  for (const [index, text] of application.answers.entries()) {
    await person.type(offers.answers().nth(index), text);
  }
  await person.tap(offers.send());
  await expect(offers.confirmation()).toBeVisible();

  const waited = (Date.now() - began) / 1000;
  const cost = `${person.taps} toques, ${Math.round(person.seconds)} s de leer y escribir, ${Math.round(waited)} s de espera`;
  process.stdout.write(`${cost}\n`);
  expect(person.taps).toBeLessThanOrEqual(maxTaps);
  expect(person.seconds).toBeLessThanOrEqual(maxSeconds);
});
