import type { ServiceStoryContent } from '../service-story';
import type { WayCardContent } from '../way-cards';
import cellArt from './art/cell.svg';
import hoursArt from './art/hours.svg';
import joinArt from './art/join.svg';
import scaleArt from './art/scale.svg';

export const hero = {
  title: 'Consultoría y outsourcing de TI',
  lead: 'Personas que se suman a tu equipo y trabajan como parte de él. Tú diriges el trabajo; nosotros respondemos por el contrato, el pago y el reemplazo.',
  quoteSubject: 'Consultoría y outsourcing',
};

export const story: ServiceStoryContent = {
  title: 'Más manos en tu equipo, sin abrir una vacante',
  paragraphs: [
    'Cuando el trabajo aprieta, contratar tarda demasiado. Con outsourcing recibes a alguien que ya conocemos, con la experiencia que pediste, por el tiempo que dure el proyecto.',
    'Y si antes de sumar gente necesitas saber qué hacer, una consultora o un consultor revisa tu situación y te entrega un plan que puedes ejecutar con nosotros o por tu cuenta.',
  ],
  slidesLabel: 'Cómo trabaja el outsourcing',
  slides: [
    {
      art: joinArt,
      title: 'Se integra a tu equipo',
      text: 'Usa tus herramientas, asiste a tus reuniones y sigue tus prioridades.',
    },
    {
      art: cellArt,
      title: 'O llega el equipo completo',
      text: 'Una célula con liderazgo técnico, desarrollo y pruebas que ya ha trabajado junta.',
    },
    {
      art: hoursArt,
      title: 'En tu misma jornada',
      text: 'Acordamos las horas en común antes de empezar, no después.',
    },
    {
      art: scaleArt,
      title: 'Crece y se reduce contigo',
      text: 'Ajustas el tamaño cada mes, con aviso y sin pagar de más.',
    },
  ],
};

export const ways: readonly WayCardContent[] = [
  {
    title: 'Consultoría puntual',
    text: 'Un diagnóstico de arquitectura, seguridad, datos o procesos, con un plan priorizado y su costo.',
    quote: 'Cotizar una consultoría',
    quoteSubject: 'Outsourcing – consultoría puntual',
  },
  {
    title: 'Especialistas en tu equipo',
    text: 'Desarrollo, pruebas, datos, infraestructura o gestión: una o varias personas bajo tu dirección.',
    quote: 'Cotizar especialistas',
    quoteSubject: 'Outsourcing – especialistas en mi equipo',
  },
  {
    title: 'Célula completa',
    text: 'Un equipo de tres a ocho personas que toma un frente de trabajo y responde por sus resultados.',
    quote: 'Cotizar una célula',
    quoteSubject: 'Outsourcing – célula completa',
  },
];
