/** Every address of the site, once (specification §2). */
export const paths = {
  home: '/pagina-principal',
  about: '/nosotros',
  referralProgram: '/programa-referencia',
  services: '/mis-servicios',
  hunting: '/mis-servicios/hunting',
  outsourcing: '/mis-servicios/outsourcing',
  softwareFactory: '/mis-servicios/fabrica-software',
  contact: '/contacto',
  workWithUs: '/trabaje-nosotros',
  privacy: '/privacidad',
  ownApplications: '/mis-postulaciones',
  login: '/login',
  ownAccount: '/mi-cuenta',
  trash: '/modulo-principal/papelera',
  people: '/personas',
  peoplePage: '/personas/page/:page',
  newPerson: '/personas/form/form',
  person: '/personas/form/form/:id',
  dashboard: '/modulo-principal',
  candidates: '/modulo-principal/candidatos-aplicantes',
  catalogs: '/modulo-principal/maestro',
  questions: '/modulo-principal/maestro/preguntas',
  skills: '/modulo-principal/maestro/conocimientos',
  languages: '/modulo-principal/maestro/idiomas',
  offers: '/modulo-principal/ofertas-laborales',
  offer: '/modulo-principal/ofertas-laborales/detalle-oferta/:id',
  application: '/modulo-principal/ofertas-laborales/detalle-oferta/postular-oferta/:id',
  applicants: '/modulo-principal/ofertas-laborales/aplicantes-ofertas/:id',
  offerQuestions: '/modulo-principal/ofertas-laborales/ofertas-preguntas/:id?',
  offerLanguages: '/modulo-principal/ofertas-laborales/asignar-idioma/:id?',
  offerSkills: '/modulo-principal/ofertas-laborales/asignar-conocimientos/:id?',
  offerCountries: '/modulo-principal/ofertas-laborales/asignar-pais/:id?',
  offerCities: '/modulo-principal/ofertas-laborales/asignar-ciudad/:id?',
} as const;

/** No page of an application: where the server has a PDF shown under a policy of its own. */
export const viewerPath = '/visor';

/** No page either: the open offers as an Atom feed, which takes the filter of the board. */
export const offersFeedPath = '/ofertas.atom';

/** Nor this: the licences of what others have made and the site is made of, as a text. */
export const noticesPath = '/licencias.txt';

/** A path with its one parameter filled in. */
export const pathTo = (path: string, parameter: string | number) =>
  path.replace(/:\w+\??/, encodeURIComponent(parameter));

export const offerDetailPath = (id: number) => pathTo(paths.offer, id);
export const applicationPath = (id: number) => pathTo(paths.application, id);
export const applicantsPath = (id: number) => pathTo(paths.applicants, id);
export const offerQuestionsPath = (id: number) => pathTo(paths.offerQuestions, id);
export const offerLanguagesPath = (id: number) => pathTo(paths.offerLanguages, id);
export const personPath = (id: number) => pathTo(paths.person, id);
/** The route counts pages from 0, the labels from 1 (specification §2). */
export const peoplePagePath = (page: number) => pathTo(paths.peoplePage, page);
