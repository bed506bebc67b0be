/** Paths of all pages, in react-router syntax (S2.11 to S2.19). */
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

/** Not a page of an application: the server shows PDFs here with a separate content policy. */
export const viewerPath = '/visor';

/** Not a page: Atom feed of the open offers, with the same filters as the board. */
export const offersFeedPath = '/ofertas.atom';

/** Not a page: licences of third-party software, as text. */
export const noticesPath = '/licencias.txt';

/** Fills in the only parameter of a path. */
export const pathTo = (path: string, parameter: string | number) =>
  path.replace(/:\w+\??/, encodeURIComponent(parameter));

/** Path of the public page of an offer. */
export const offerDetailPath = (id: number) => pathTo(paths.offer, id);

/** Path of the wizard for applying to an offer. `id` is the id of the offer. */
export const applicationPath = (id: number) => pathTo(paths.application, id);

/** Path of the staff's list of job applications to an offer. */
export const applicantsPath = (id: number) => pathTo(paths.applicants, id);

/** Path of the page for assigning questions to an offer. */
export const offerQuestionsPath = (id: number) => pathTo(paths.offerQuestions, id);

/** Path of the page for assigning languages to an offer. */
export const offerLanguagesPath = (id: number) => pathTo(paths.offerLanguages, id);

/** Path of the form for editing a person. */
export const personPath = (id: number) => pathTo(paths.person, id);

/** Path of a page of the people list. The route counts pages from 0, the labels from 1 (S2.47). */
export const peoplePagePath = (page: number) => pathTo(paths.peoplePage, page);
