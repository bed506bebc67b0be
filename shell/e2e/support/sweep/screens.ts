import { accountLinkPage } from '@portal/contract/account-link';
import { paths, pathTo } from '@portal/kit/routing/paths';
import { staffPaths } from '@portal/kit/routing/staff-paths';
import { anApplication } from '../an-application';
import { OffersPages } from '../pages/offers-pages';
import { expect, type Page } from '../test';

type Opening = (page: Page) => Promise<unknown>;

/** A part of a page that opens: a dialog or menu, unless it is in the page. */
export type Part = {
  open: Opening;
  isInPage?: true;
  /** Exists only in narrow or only in wide windows. */
  only?: 'narrow' | 'wide';
};

/** A page for one group of users. */
export type Screen = {
  for: 'visitors' | 'staff';
  path: string;
  /** True if the page shows no complete user text, or only after a choice. */
  withoutWords?: true;
  parts?: Record<string, Part>;
};

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first();

const press =
  (...names: (string | RegExp)[]): Opening =>
  async (page) => {
    for (const name of names) await button(page, name).click();
  };

const choose =
  (menu: RegExp, item: string): Opening =>
  async (page) => {
    await button(page, menu).click();
    await page.getByRole('menuitem', { name: item }).click();
    // The chosen part may still be loading while the menu closes.
    await expect(page.getByRole('menu')).toBeHidden();
  };

const phoneMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menú' });

const visitors = (path: string, parts: Screen['parts'] = {}): Screen => ({
  for: 'visitors',
  path,
  ...(!path.startsWith(paths.offers) && { withoutWords: true }),
  parts,
});

const staff = (path: string, parts: Screen['parts'] = {}): Screen => ({
  for: 'staff',
  path,
  parts,
});

export const unknownPath = '/no-existe';
const withId = (path: string) => pathTo(path, 1);
const withoutId = (path: string) => path.replace('/:id?', '');
const offerMenu = /^Opciones de/;
const curriculum: Part = { open: press(/^Ver CV de/), isInPage: true };
const question: Part = { open: press(/^Eliminar/) };

const catalog = (path: string, item: string) => [
  staff(path, {
    'a new entry': { open: press(`Crear ${item}`) },
    'an entry': { open: press(/^Editar/) },
    'the question before a deletion': question,
  }),
];

const requests = (path: string, open: string) => [staff(path), staff(`${path}?solicitud=${open}`)];

/** All addresses, with one entry per group of users. The type guarantees completeness. */
export const screens: Record<
  keyof typeof paths | keyof typeof staffPaths | 'accountLink' | 'unknown',
  readonly Screen[]
> = {
  home: [
    visitors(paths.home, {
      'the menu': { open: (page) => phoneMenu(page).click(), isInPage: true, only: 'narrow' },
    }),
  ],
  about: [
    visitors(paths.about),
    {
      ...staff(paths.about, {
        'the quick search': { open: (page) => page.keyboard.press('Control+k') },
      }),
      withoutWords: true,
    },
  ],
  referralProgram: [visitors(paths.referralProgram)],
  services: [visitors(paths.services)],
  hunting: [visitors(paths.hunting, { 'the calculator': { open: press('Calcular tarifa') } })],
  outsourcing: [visitors(paths.outsourcing)],
  softwareFactory: [visitors(paths.softwareFactory)],
  contact: [visitors(paths.contact)],
  workWithUs: [visitors(paths.workWithUs)],
  privacy: [visitors(paths.privacy)],
  ownApplications: [visitors(paths.ownApplications)],
  login: [
    visitors(paths.login, {
      'an alert': {
        open: (page) =>
          page.getByRole('main').getByRole('button', { name: 'Iniciar Sesión' }).click(),
      },
    }),
  ],
  ownAccount: [staff(paths.ownAccount)],
  trash: [staff(paths.trash)],
  people: [
    staff(paths.people, {
      'a profile': { open: press(/^Ver perfil de/) },
      'the question before a deletion': question,
    }),
  ],
  peoplePage: [staff(pathTo(paths.peoplePage, 0))],
  newPerson: [{ ...staff(paths.newPerson), withoutWords: true }],
  person: [{ ...staff(pathTo(paths.person, 2)), withoutWords: true }],
  dashboard: [
    staff(paths.dashboard, {
      'the menu of a user': {
        open: (page) => page.getByRole('banner').getByRole('button').last().click(),
        isInPage: true,
        only: 'wide',
      },
      'the menus of a phone': {
        async open(page) {
          await phoneMenu(page).click();
          await page.getByRole('banner').getByRole('button').last().click();
        },
        isInPage: true,
        only: 'narrow',
      },
    }),
  ],
  candidates: [
    staff(paths.candidates, {
      'the saved views': { open: press('Vistas') },
      'the filters': { open: press('Filtros'), isInPage: true },
      'the columns': { open: press('Columnas'), isInPage: true },
      'a CV': curriculum,
    }),
  ],
  catalogs: [{ ...staff(paths.catalogs), withoutWords: true }],
  questions: catalog(paths.questions, 'Pregunta'),
  skills: catalog(paths.skills, 'Conocimiento'),
  languages: catalog(paths.languages, 'Idioma'),
  offers: [
    visitors(paths.offers, { 'the filters': { open: press(/^Filtros/), only: 'narrow' } }),
    staff(paths.offers, {
      'the menu of an offer': { open: press(offerMenu) },
      'a new offer': { open: press('Crear nueva oferta') },
      'an offer': { open: choose(offerMenu, 'Editar Oferta') },
      'its countries': { open: choose(offerMenu, 'Asignar países') },
      'its cities': { open: choose(offerMenu, 'Asignar ciudades') },
      'its knowledge': { open: choose(offerMenu, 'Asignar Conocimientos') },
    }),
  ],
  offer: [
    visitors(withId(paths.offer)),
    staff(withId(paths.offer), { 'the activity': { open: press('Actividad') } }),
  ],
  application: [
    visitors(withId(paths.application), {
      'the details': {
        open: (page) => new OffersPages(page).identify(anApplication().email),
        isInPage: true,
      },
      'the questions': {
        async open(page) {
          const offers = new OffersPages(page);
          await offers.describe(anApplication());
          await expect(offers.step('Preguntas Filtro')).toBeVisible();
        },
        isInPage: true,
      },
    }),
  ],
  applicants: [
    staff(withId(paths.applicants), {
      'the answers': { open: press(/@/) },
      'a comparison': {
        async open(page) {
          const boxes = page.getByRole('checkbox', { name: /^Elegir a/ });
          for (const box of [boxes.nth(0), boxes.nth(1)]) await box.check();
          await button(page, 'Comparar de 2 a 4').click();
        },
      },
      'a CV': curriculum,
    }),
  ],
  offerQuestions: [
    staff(withId(paths.offerQuestions), { 'the question before a deletion': question }),
  ],
  offerLanguages: [staff(withId(paths.offerLanguages))],
  offerSkills: [staff(withId(paths.offerSkills)), staff(withoutId(paths.offerSkills))],
  offerCountries: [staff(withId(paths.offerCountries)), staff(withoutId(paths.offerCountries))],
  offerCities: [staff(withId(paths.offerCities)), staff(withoutId(paths.offerCities))],

  requests: [staff(staffPaths.requests)],
  contactRequests: requests(staffPaths.contactRequests, 'contacto-1'),
  privacyRequests: requests(staffPaths.privacyRequests, 'privacidad-1'),
  candidateData: [
    staff(withId(staffPaths.candidateData), {
      'the correction': { open: press('Corregir datos') },
      'the end of data': { open: press('Anonimizar') },
    }),
  ],
  duplicates: [staff(staffPaths.duplicates, { 'the merging of two': { open: press(/^Unir/) } })],
  retention: [staff(staffPaths.retention)],
  applicationStatuses: [
    staff(staffPaths.applicationStatuses, {
      'the activity': { open: press(/^Actividad de/) },
    }),
  ],
  offerManagement: [
    staff(withId(staffPaths.offerManagement), {
      'the choices': { open: press('Abrir conocimientos') },
    }),
  ],
  accounts: [
    staff(staffPaths.accounts, {
      'an invitation': { open: press('Invitar a una persona') },
      'the menu of an account': { open: press(/^Cambiar la cuenta de/) },
      'the activity': { open: choose(/^Cambiar la cuenta de/, 'Ver actividad') },
    }),
  ],
  company: [
    {
      ...staff(staffPaths.company, { 'the activity': { open: press(/^Actividad de/) } }),
      withoutWords: true,
    },
  ],
  companyPart: ['identidad', 'inicio', 'nosotros'].map((part) => ({
    ...staff(pathTo(staffPaths.companyPart, part)),
    withoutWords: true,
  })),
  forgottenPassword: [visitors(staffPaths.forgottenPassword)],
  accountLink: [visitors(accountLinkPage)],
  unknown: [visitors(unknownPath)],
};
