import type { ServiceStoryContent } from '../service-story';
import type { WayCardContent } from '../way-cards';
import arrivalArt from './art/arrival.svg';
import profileArt from './art/profile.svg';
import reachArt from './art/reach.svg';
import shortlistArt from './art/shortlist.svg';

export const hero = {
  title: 'Hunting de talento de tecnología',
  lead: 'Buscamos a la persona que tu vacante necesita, la evaluamos y te presentamos pocas opciones, todas buenas.',
  quoteSubject: 'Hunting',
  calculator: 'Ver cuánto cuesta',
};

/** Fictitious people. */
export const shortlist = {
  title: 'Tres personas, ya evaluadas',
  note: 'Ejemplo',
  people: [
    {
      role: 'Ingeniera de datos',
      facts: 'Spark y SQL, 6 años · inglés B2',
      look: { coat: '#E4572E', skin: '#F0C19C', hair: '#0B1F3A' },
    },
    {
      role: 'Ingeniero de datos',
      facts: 'Airflow y Python, 5 años · inglés B1',
      look: { coat: '#1F4FD8', skin: '#D69A6E', hair: '#5A2E1A' },
    },
    {
      role: 'Arquitecto de datos',
      facts: 'dbt y AWS, 8 años · inglés C1',
      look: { coat: '#0E6FB8', skin: '#8A5433', hair: '#1A1A1A' },
    },
  ],
};

export const story: ServiceStoryContent = {
  title: 'Salir a buscar, no esperar postulaciones',
  paragraphs: [
    'Quienes mejor hacen su trabajo rara vez responden avisos. Nuestro equipo de reclutamiento técnico los conoce, les habla en su idioma y les cuenta tu proyecto con datos, no con adjetivos.',
    'Tú entrevistas a tres o cuatro personas que ya pasaron una prueba técnica y que aceptan el salario y la modalidad de tu oferta.',
  ],
  slidesLabel: 'Cómo hacemos hunting',
  slides: [
    {
      art: profileArt,
      title: 'Definimos el perfil contigo',
      text: 'Qué debe saber el primer día, qué puede aprender y qué no es negociable.',
    },
    {
      art: reachArt,
      title: 'Llegamos donde no llega el aviso',
      text: 'Contactamos una por una a las personas que ya hacen ese trabajo.',
    },
    {
      art: shortlistArt,
      title: 'Te quedas con una lista corta',
      text: 'Prueba técnica, entrevista y referencias antes de presentártelas.',
    },
    {
      art: arrivalArt,
      title: 'Acompañamos la llegada',
      text: 'Seguimos cerca de la persona y de tu equipo durante los primeros meses.',
    },
  ],
};

export const price = {
  id: 'calculadora',
  title: '¿Cuánto cuesta una búsqueda?',
  text: 'La tarifa depende del perfil. En un minuto obtienes un rango en tu moneda, sin dejar tus datos.',
};

export const ways: readonly WayCardContent[] = [
  {
    title: 'Un perfil',
    text: 'Una búsqueda completa para un cargo, con una persona de reclutamiento dedicada de principio a fin.',
    quote: 'Cotizar un perfil',
    quoteSubject: 'Hunting – un perfil',
  },
  {
    title: 'Varias vacantes',
    text: 'Cuando armas un equipo: búsquedas en paralelo, un solo informe semanal y una tarifa por volumen.',
    quote: 'Cotizar varias vacantes',
    quoteSubject: 'Hunting – varias vacantes',
  },
];
