import apiArt from './art/api.svg';
import automationArt from './art/automation.svg';
import dataArt from './art/data.svg';
import functionalArt from './art/functional.svg';
import loadArt from './art/load.svg';
import mobileArt from './art/mobile.svg';
import modernizeArt from './art/modernize.svg';
import processArt from './art/process.svg';
import webArt from './art/web.svg';

export type FactorySection = {
  /** Anchor (S2.33). */
  id: string;
  title: string;
  lead: string;
  summary: string;
  quote: string;
  quoteSubject: string;
  contactMessage: string;
  subServices: readonly SubService[];
};

export type SubService = { title: string; text: string; art: string };

export const hero = {
  title: 'Fábrica de software',
  lead: 'Un equipo que desarrolla, prueba y mantiene lo que tu empresa usa todos los días. Recibes avances que puedes abrir, no informes de avance.',
  quoteSubject: 'Fábrica de software',
  indexTitle: 'Qué hacemos',
  viaForm: 'Pedir una propuesta',
};

export const factorySections: readonly FactorySection[] = [
  {
    id: 'fabrica-desarrollo',
    title: 'Fábrica de desarrollo',
    summary: 'Aplicaciones web, móviles e integraciones.',
    lead: 'Entregas cada dos semanas, código revisado entre pares y tuyo desde el primer día.',
    quote: 'Cotizar desarrollo',
    quoteSubject: 'Fábrica de software – Desarrollo',
    contactMessage: 'Quiero una propuesta de la fábrica de software, sección Desarrollo.',
    subServices: [
      {
        title: 'Aplicaciones web',
        text: 'Portales, intranets y sistemas de gestión que cargan rápido y se usan sin manual.',
        art: webArt,
      },
      {
        title: 'Aplicaciones móviles',
        text: 'Para Android y iOS desde una sola base de código, publicadas en las tiendas.',
        art: mobileArt,
      },
      {
        title: 'Integraciones y API',
        text: 'Conectamos tu sistema con bancos, facturación, correo o lo que ya tengas andando.',
        art: apiArt,
      },
    ],
  },
  {
    id: 'fabrica-pruebas',
    title: 'Fábrica de pruebas',
    summary: 'Pruebas funcionales, automáticas y de carga.',
    lead: 'Encontramos el error antes que tus clientes, en nuestro software o en el que ya tienes.',
    quote: 'Cotizar pruebas',
    quoteSubject: 'Fábrica de software – Pruebas',
    contactMessage: 'Quiero una propuesta de la fábrica de software, sección Pruebas.',
    subServices: [
      {
        title: 'Pruebas funcionales',
        text: 'Casos escritos a partir de tu operación y un informe que se entiende sin ser técnico.',
        art: functionalArt,
      },
      {
        title: 'Automatización de pruebas',
        text: 'Lo que hoy se revisa a mano en días, se revisa solo en cada cambio.',
        art: automationArt,
      },
      {
        title: 'Rendimiento y carga',
        text: 'Sabrás cuántas personas soporta tu sistema y qué pieza cede primero.',
        art: loadArt,
      },
    ],
  },
  {
    id: 'soluciones-medida',
    title: 'Soluciones a medida',
    summary: 'Modernización, datos y procesos propios.',
    lead: 'Cuando ningún producto calza con tu forma de trabajar, construimos la pieza que falta.',
    quote: 'Cotizar a medida',
    quoteSubject: 'Fábrica de software – Soluciones a medida',
    contactMessage: 'Quiero una propuesta de la fábrica de software, sección Soluciones a medida.',
    subServices: [
      {
        title: 'Modernización de sistemas',
        text: 'Renovamos un sistema antiguo por partes, sin apagar la operación un solo día.',
        art: modernizeArt,
      },
      {
        title: 'Tableros y datos',
        text: 'Reunimos datos dispersos en un tablero donde todos ven el mismo número.',
        art: dataArt,
      },
      {
        title: 'Automatización de procesos',
        text: 'Aprobaciones, cobranzas o turnos que dejan de vivir en planillas y correos.',
        art: processArt,
      },
    ],
  },
];
