import { savedMeanwhile } from '@portal/contract/version';
import { applicantsPath, applicationPath, paths, pathTo } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { adminPaths } from '../support/admin-paths';
import { anApplication } from '../support/an-application';
import { answerWithLongWords, expectAllInReach, longWord } from '../support/long-words';
import { alertWith } from '../support/pages/alert';
import { CatalogPage, catalogs } from '../support/pages/catalog-page';
import { notice } from '../support/pages/messages';
import { OffersPages } from '../support/pages/offers-pages';
import { publicPaths } from '../support/public-paths';
import { storeSession, userOf } from '../support/session';
import { WorkBar } from '../support/pages/work-bar';
import { expect, test, type Page } from '../support/test';

const toOffer = (path: string) => pathTo(path, 1);

const readingPaths = [
  paths.offers,
  paths.people,
  paths.trash,
  staffPaths.requests,
  staffPaths.contactRequests,
  staffPaths.privacyRequests,
  staffPaths.retention,
  staffPaths.duplicates,
  staffPaths.applicationStatuses,
  toOffer(paths.offer),
  applicantsPath(1),
  pathTo(staffPaths.candidateData, 1),
];

const areas = {
  'the back office': adminPaths,
  'the lists': readingPaths,
  'the assignments': [
    paths.offerQuestions,
    paths.offerLanguages,
    paths.offerSkills,
    paths.offerCountries,
    paths.offerCities,
    staffPaths.offerManagement,
  ].map(toOffer),
};

/** They read nothing that people wrote, or show it once something is chosen. */
const withoutWords = new Set<string>([paths.newPerson, pathTo(paths.person, 1), paths.catalogs]);

/** Somebody of the staff whose own name is as long. */
async function signIn(page: Page, token: string) {
  const user = { ...userOf(token), nombre: longWord, apellido: longWord, username: longWord };
  await storeSession(page, token, user);
  await answerWithLongWords(page);
}

const words = (page: Page) => page.getByRole('main').getByText(longWord).first();

test('words of 255 letters leave every screen of a visitor in reach', async ({ page }) => {
  await answerWithLongWords(page);
  for (const path of publicPaths) {
    await page.goto(path);
    if (path.startsWith(paths.offers)) await expect(words(page), path).toBeAttached();
    await expectAllInReach(page, path);
  }
});

for (const [area, areaPaths] of Object.entries(areas)) {
  test(`words of 255 letters leave every screen of ${area} in reach`, async ({ page, staff }) => {
    await signIn(page, staff.token);
    for (const path of areaPaths) {
      await page.goto(path);
      if (!withoutWords.has(path)) await expect(words(page), path).toBeAttached();
      await expectAllInReach(page, path);
    }
  });
}

/** Most open a window or a menu, which comes when it is first asked for. */
type Part = { path: string; press: (string | RegExp)[]; isInPage?: true };

const parts: Record<string, Part> = {
  'the profile of a person': { path: paths.people, press: [/^Ver perfil de/] },
  'the question before a deletion': { path: paths.people, press: [/^Eliminar/] },
  'the entry of a catalogue': { path: paths.skills, press: [/^Editar/] },
  'the menu of an offer': { path: paths.offers, press: [/^Opciones de/] },
  'the answers of an applicant': { path: applicantsPath(1), press: [/@/] },
  'the CV of an applicant': { path: applicantsPath(1), press: [/^Ver CV de/], isInPage: true },
  'the CV of a candidate': { path: paths.candidates, press: [/^Ver CV de/], isInPage: true },
  'the filters of the candidates': {
    path: paths.candidates,
    press: ['Filtros'],
    isInPage: true,
  },
  'the views of the candidates': { path: paths.candidates, press: ['Vistas'] },
  'a contact request': {
    path: `${staffPaths.contactRequests}?solicitud=contacto-1`,
    press: [],
    isInPage: true,
  },
  'a privacy request': {
    path: `${staffPaths.privacyRequests}?solicitud=privacidad-1`,
    press: [],
    isInPage: true,
  },
  'the correction of data': {
    path: pathTo(staffPaths.candidateData, 1),
    press: ['Corregir datos'],
  },
  'the merging of two persons': { path: staffPaths.duplicates, press: [/^Unir/] },
  'the end of data': { path: pathTo(staffPaths.candidateData, 1), press: ['Anonimizar'] },
  'the activity on a status': {
    path: staffPaths.applicationStatuses,
    press: [/^Actividad de/],
  },
  'the choices of a page of an offer': {
    path: toOffer(staffPaths.offerManagement),
    press: ['Abrir conocimientos'],
    isInPage: true,
  },
  'the activity on an offer': { path: toOffer(paths.offer), press: ['Actividad'] },
};

const opened = (page: Page) =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu')).first();

for (const [part, { path, press, isInPage }] of Object.entries(parts)) {
  test(`words of 255 letters leave all in reach in ${part}`, async ({ page, staff }) => {
    await signIn(page, staff.token);
    await page.goto(path);
    // Until then all may move.
    await expect(words(page)).toBeAttached();
    for (const name of press) {
      await page.getByRole('main').getByRole('button', { name }).first().click();
    }
    if (!isInPage) await expect(opened(page)).toBeVisible();
    await expectAllInReach(page, part);
  });
}

const offerDialogs = [
  'Editar Oferta',
  'Asignar países',
  'Asignar ciudades',
  'Asignar Conocimientos',
];

for (const item of offerDialogs) {
  test(`words of 255 letters leave all in reach behind «${item}»`, async ({ page, staff }) => {
    await signIn(page, staff.token);
    await page.goto(paths.offers);
    await expect(words(page)).toBeAttached();
    await page
      .getByRole('button', { name: /^Opciones de/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAllInReach(page, item);
  });
}

test('applicants with such names can be chosen and compared', async ({ page, staff }) => {
  await signIn(page, staff.token);
  await page.goto(applicantsPath(1));
  const boxes = page.getByRole('checkbox', { name: /^Elegir a/ });
  for (const box of [boxes.nth(0), boxes.nth(1)]) await box.check();
  await expectAllInReach(page, 'the chosen');
  await page.getByRole('button', { name: 'Comparar de 2 a 4' }).click();
  await expect(page.getByRole('dialog')).toContainText(longWord);
  await expectAllInReach(page, 'the comparison');
});

test('the quick search finds such words', async ({ page, staff }) => {
  await signIn(page, staff.token);
  await page.goto(paths.people);
  await new WorkBar(page).field().fill('ñandú');
  await expect(page.getByRole('option').first()).toContainText(longWord);
  await expectAllInReach(page, 'the quick search');
});

test('the questions of an application can be such words', async ({ page }) => {
  await answerWithLongWords(page);
  const offers = new OffersPages(page);
  await page.goto(applicationPath(1));
  const { email, name, salary, curriculum } = anApplication();
  await offers.identify(email);
  await expectAllInReach(page, 'the details of an applicant');
  await offers.describe({ name, salary, curriculum });
  await expect(offers.step('Preguntas Filtro')).toBeVisible();
  await expect(words(page)).toBeAttached();
  await expectAllInReach(page, 'the questions of an offer');
});

test('messages and notices with such words can be read and closed', async ({ page, staff }) => {
  await signIn(page, staff.token);
  await page.route('**/api/conocimientos/delete/**', (route) =>
    route.fulfill({ json: { mensaje: longWord } }),
  );
  await page.route('**/api/conocimientos/impedimento/**', (route) =>
    route.fulfill({ json: { mensaje: '' } }),
  );
  const [, skills] = catalogs;
  const catalog = new CatalogPage(page, skills);
  await catalog.open();
  await page
    .getByRole('button', { name: /^Eliminar/ })
    .first()
    .click();
  await expectAllInReach(page, 'the question');
  await page.getByRole('button', { name: 'Si, Eliminar!' }).click();
  await expect(alertWith(page, 'Eliminado!')).toContainText(longWord);
  await expectAllInReach(page, 'the message');
  await page.keyboard.press('Enter');
  await expect(notice(page, longWord)).toBeVisible();
  await expectAllInReach(page, 'the notice', notice(page, longWord));
});

test.describe('a save that is refused', () => {
  // The browser itself notes it.
  test.use({ expectedConsole: /409/ });

  test('tells of such words and can be answered', async ({ page, staff }) => {
    await signIn(page, staff.token);
    const [, skills] = catalogs;
    await page.route(`**${skills.update}/**`, async (route) => {
      await page.route(`**${skills.list}`, async (list) => {
        const entries = await (await list.fetch()).json();
        const theirs = longWord.replaceAll('Ñ', 'Q');
        const changed = { [skills.field]: theirs, version: 99 };
        await list.fulfill({ json: entries.map((entry: object) => ({ ...entry, ...changed })) });
      });
      await route.fulfill({ status: 409, json: { mensaje: savedMeanwhile } });
    });
    const catalog = new CatalogPage(page, skills);
    await catalog.open();
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    await catalog.field().fill('Mío');
    await catalog.save().click();
    await expect(alertWith(page, 'Otra persona guardó cambios')).toContainText('Mío');
    await expectAllInReach(page, 'the conflict');
  });
});
