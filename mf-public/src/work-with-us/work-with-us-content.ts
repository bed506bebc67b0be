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

/** Drawings of the three benefits and three testimonials in «Empresa». */
export const benefitArt = [remoteArt, growthArt, learningArt];
export const portraits = [valeriaPortrait, andresPortrait, camilaPortrait];

export const video = {
  label: (company: string) => `Video: tu primera semana en ${company}`,
  captions: 'Español',
  start: 'Ver el video',
  elsewhere: (host: string) => `Se carga desde ${host} solo si lo inicias.`,
  open: (host: string) => `Abrir el video en ${host}`,
};

export const week: readonly { day: string; text: string }[] = [
  { day: 'Lunes', text: 'Te sumas a un equipo que ya te esperaba.' },
  { day: 'Martes', text: 'Otra persona revisa tu primer cambio y te explica por qué.' },
  { day: 'Miércoles', text: 'Pruebas lo que hiciste antes de que lo vea el cliente.' },
  { day: 'Jueves', text: 'Preguntas lo que no entiendes y alguien te responde.' },
  { day: 'Viernes', text: 'Muestras tu avance y cierras el computador a tu hora.' },
];
