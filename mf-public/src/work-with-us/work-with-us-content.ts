import { companyContact } from '@portal/contract/company-contact';
import { companyClaims } from '@portal/contract/company-claims';
import growthArt from './art/growth.svg';
import learningArt from './art/learning.svg';
import andresPortrait from './art/portrait-andres.svg';
import camilaPortrait from './art/portrait-camila.svg';
import valeriaPortrait from './art/portrait-valeria.svg';
import remoteArt from './art/remote.svg?inline';

export const hero = {
  title: 'Trabaja con nosotros',
  lead: 'Proyectos de empresas de doce países, compañeros que responden preguntas y una carrera que se conversa cada seis meses.',
  apply: 'Aplica Ahora',
};

const { remote, growth, learning } = companyClaims.benefits;

export const benefits = [
  { ...remote, art: remoteArt },
  { ...growth, art: growthArt },
  { ...learning, art: learningArt },
];

const portraits = [valeriaPortrait, andresPortrait, camilaPortrait];

export const testimonials = companyClaims.testimonials.map((testimonial, position) => ({
  ...testimonial,
  portrait: portraits[position % portraits.length] ?? valeriaPortrait,
}));

export type Testimonial = (typeof testimonials)[number];

export const video = {
  title: 'Tu primera semana, en veinte segundos',
  lead: 'Un dibujo animado sin sonido: solo lo que pasa de lunes a viernes.',
  label: `Video: tu primera semana en ${companyContact.name}`,
  captions: 'Español',
  start: 'Ver el video',
  elsewhere: (host: string) => `Se carga desde ${host} solo si lo inicias.`,
};

/** What the clip shows, for whoever would rather read it. */
export const week: readonly { day: string; text: string }[] = [
  { day: 'Lunes', text: 'Te sumas a un equipo que ya te esperaba.' },
  { day: 'Martes', text: 'Otra persona revisa tu primer cambio y te explica por qué.' },
  { day: 'Miércoles', text: 'Pruebas lo que hiciste antes de que lo vea el cliente.' },
  { day: 'Jueves', text: 'Preguntas lo que no entiendes y alguien te responde.' },
  { day: 'Viernes', text: 'Muestras tu avance y cierras el computador a tu hora.' },
];
