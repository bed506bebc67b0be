import { companyContact } from '@portal/contract/company-contact';
import { paths } from '@portal/kit/routing/paths';
import { glyphs } from './arch-glyphs';
import type { Slide } from './slide-captions';

export const welcome = {
  title: 'Tendemos el puente entre tu proyecto y quien lo construye',
  text: 'Buscamos talento de tecnología, sumamos especialistas a tu equipo y desarrollamos software. En doce países y en tu idioma.',
  message: `Hola, quiero cotizar un servicio de ${companyContact.name}.`,
};

export const slides: readonly Slide[] = [
  {
    drawing: glyphs.bridge,
    title: 'Contratar, sumar equipo o construir',
    text: 'Tres servicios que se combinan, una sola empresa que responde.',
    link: { label: 'Ver los tres servicios', path: paths.services },
  },
  {
    drawing: glyphs.person,
    title: 'La persona que buscas ya tiene trabajo',
    text: 'Por eso no basta con publicar un aviso: salimos a encontrarla.',
    link: { label: 'Así hacemos hunting', path: paths.hunting },
  },
  {
    drawing: glyphs.team,
    title: 'Un equipo que calza con el tuyo',
    text: 'Especialistas de TI que trabajan en tu horario y con tus herramientas.',
    link: { label: 'Así funciona el outsourcing', path: paths.outsourcing },
  },
  {
    drawing: glyphs.code,
    title: 'Código que otra persona puede mantener',
    text: 'Cada cambio se revisa entre dos y queda documentado.',
    link: { label: 'Cómo desarrollamos', path: `${paths.softwareFactory}#fabrica-desarrollo` },
  },
  {
    drawing: glyphs.tests,
    title: 'Los errores se quedan de este lado',
    text: 'Probamos funciones, integraciones y carga antes de cada entrega.',
    link: { label: 'Cómo probamos', path: `${paths.softwareFactory}#fabrica-pruebas` },
  },
  {
    drawing: glyphs.keystone,
    title: 'La pieza que ningún producto trae',
    text: 'Si no existe lo que tu operación necesita, lo hacemos.',
    link: { label: 'Soluciones a tu medida', path: `${paths.softwareFactory}#soluciones-medida` },
  },
  {
    drawing: glyphs.countries,
    title: 'Doce países, una conversación',
    text: 'De Canadá a Argentina, y también en España e India.',
    link: { label: 'Quiénes somos', path: paths.about },
  },
  {
    drawing: glyphs.steps,
    title: 'Postula en tres pasos, sin crear cuenta',
    text: 'Tu correo, tus datos con el currículum y unas preguntas.',
    link: { label: 'Ver las ofertas', path: paths.offers },
  },
  {
    drawing: glyphs.fee,
    title: 'Conoce la tarifa antes de llamarnos',
    text: 'La calculadora te da un rango en dólares, pesos colombianos o euros.',
    link: { label: 'Calcular una tarifa', path: `${paths.hunting}#calculadora` },
  },
  {
    drawing: glyphs.talk,
    title: 'Cuéntalo con tus palabras',
    text: 'No necesitas un documento técnico para empezar a hablar.',
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
