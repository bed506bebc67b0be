import type { RemoteRoute } from '@portal/contract/remote-route';
import { paths } from '@portal/kit/routing/paths';
import { messageParameter } from './contact/contact-content';

type PublicPage = Omit<RemoteRoute, 'access' | 'render'>;

const pages: readonly PublicPage[] = [
  {
    path: paths.home,
    title: 'Talento y software en doce países',
    description:
      'Hunting de talento de tecnología, consultoría y outsourcing de TI y fábrica de software para empresas de doce países.',
    page: 'home/home-page',
    budget: 11,
  },
  {
    path: paths.about,
    title: 'Nosotros',
    description:
      'Quiénes somos, cómo trabajamos y desde qué países unimos empresas con talento y software.',
    page: 'about/about-page',
    budget: 9,
  },
  {
    path: paths.referralProgram,
    title: 'Programa de referencia',
    description: 'El programa de referencia está en construcción.',
    page: 'referral-program/referral-program-page',
    budget: 2,
  },
  {
    path: paths.services,
    title: 'Mis servicios',
    description:
      'Hunting, consultoría y outsourcing de TI y fábrica de software: qué incluye cada servicio y cómo pedirlo.',
    page: 'services/services-page',
    budget: 8,
  },
  {
    path: paths.hunting,
    title: 'Hunting',
    description:
      'Buscamos y evaluamos a la persona de tecnología que tu vacante necesita. Calcula el rango de la tarifa en línea.',
    page: 'services/hunting/hunting-page',
    budget: 15,
  },
  {
    path: paths.outsourcing,
    title: 'Consultoría y outsourcing',
    description:
      'Consultores de TI, especialistas o células completas que se suman a tu equipo por el tiempo que haga falta.',
    page: 'services/outsourcing/outsourcing-page',
    budget: 10,
  },
  {
    path: paths.softwareFactory,
    title: 'Fábrica de software',
    description:
      'Desarrollo, pruebas y soluciones a medida: aplicaciones web y móviles, integraciones, automatización y datos.',
    page: 'services/software-factory/software-factory-page',
    budget: 10,
  },
  {
    path: paths.contact,
    title: 'Contacto',
    description:
      'Cuéntanos qué persona, equipo o software necesitas. Te responde el área comercial.',
    page: 'contact/contact-page',
    budget: 25,
    query: [messageParameter],
  },
  {
    path: paths.workWithUs,
    title: 'Trabaja con nosotros',
    description: 'Beneficios, testimonios y cómo es la primera semana de trabajo con nosotros.',
    page: 'work-with-us/work-with-us-page',
    budget: 8,
  },
  {
    path: paths.privacy,
    title: 'Privacidad',
    description: 'Qué datos guardamos, para qué, cuánto tiempo y cómo pedir que los borremos.',
    page: 'privacy/privacy-page',
    budget: 26,
  },
];

/** Public and indexed by search engines. */
export const routes: readonly RemoteRoute[] = pages.map((page) => ({
  ...page,
  access: 'public',
  render: 'server',
}));
