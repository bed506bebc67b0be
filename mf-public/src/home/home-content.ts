import { paths } from '@portal/kit/routing/paths';
import { glyphs } from './arch-glyphs';
import type { SlideFrame } from './slide-captions';

export const welcome = {
  title: 'Tendemos el puente entre tu proyecto y quien lo construye',
  text: 'Buscamos talento de tecnología, sumamos especialistas a tu equipo y desarrollamos software. En doce países y en tu idioma.',
  message: (company: string) => `Hola, quiero cotizar un servicio de ${company}.`,
};

/** Fixed parts of the slides. The texts come from «Empresa». */
export const slideFrames: readonly SlideFrame[] = [
  {
    drawing: glyphs.bridge,
    link: { label: 'Ver los tres servicios', path: paths.services },
  },
  {
    drawing: glyphs.person,
    link: { label: 'Así hacemos hunting', path: paths.hunting },
  },
  {
    drawing: glyphs.team,
    link: { label: 'Así funciona el outsourcing', path: paths.outsourcing },
  },
  {
    drawing: glyphs.code,
    link: { label: 'Cómo desarrollamos', path: `${paths.softwareFactory}#fabrica-desarrollo` },
  },
  {
    drawing: glyphs.tests,
    link: { label: 'Cómo probamos', path: `${paths.softwareFactory}#fabrica-pruebas` },
  },
  {
    drawing: glyphs.keystone,
    link: { label: 'Soluciones a tu medida', path: `${paths.softwareFactory}#soluciones-medida` },
  },
  {
    drawing: glyphs.countries,
    link: { label: 'Quiénes somos', path: paths.about },
  },
  {
    drawing: glyphs.steps,
    link: { label: 'Ver las ofertas', path: paths.offers },
  },
  {
    drawing: glyphs.fee,
    link: { label: 'Calcular una tarifa', path: `${paths.hunting}#calculadora` },
  },
  {
    drawing: glyphs.talk,
    link: { label: 'Escribirnos', path: paths.contact },
  },
];

export const servicesIntro = {
  title: 'Tres maneras de avanzar',
  text: 'Elige una o combínalas: muchos proyectos empiezan con una contratación y terminan con un equipo.',
};

export const beginnings = {
  title: 'Así empezamos a trabajar',
  steps: [
    {
      title: 'Nos cuentas qué te falta',
      text: 'Basta un mensaje. Preguntamos por el problema, el plazo y el presupuesto, en ese orden.',
    },
    {
      title: 'Te proponemos un camino',
      text: 'Recibes por escrito el alcance, las personas, el costo y la fecha en que empezamos.',
    },
    {
      title: 'Conoces a las personas',
      text: 'Hablas con quienes harán el trabajo antes de firmar, y ves avances cada semana.',
    },
  ],
};

export const invitation = {
  title: '¿Buscas trabajo en tecnología?',
  text: 'Mira qué equipos están contratando y postula en unos minutos.',
  offers: 'Ver ofertas abiertas',
  workWithUs: 'Cómo es trabajar aquí',
};
