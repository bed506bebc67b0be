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
