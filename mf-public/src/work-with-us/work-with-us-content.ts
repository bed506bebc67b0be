import { company } from '@portal/contract/company';
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

export const benefits = [
  {
    title: 'Trabajas donde vives',
    text: 'Contrato en tu país, computador y silla en tu casa, y un horario que se conversa contigo.',
    art: remoteArt,
  },
  {
    title: 'Sabes cuál es tu próximo paso',
    text: 'Cada cargo tiene su descripción y su rango salarial a la vista. Subir depende de lo que sabes hacer.',
    art: growthArt,
  },
  {
    title: 'Aprendes en horas de trabajo',
    text: 'Cuatro horas a la semana, certificaciones pagadas e inglés con profesora desde el primer mes.',
    art: learningArt,
  },
];

export type Testimonial = { quote: string; name: string; role: string; portrait: string };

export const testimonials: readonly Testimonial[] = [
  {
    quote:
      'Postulé sin saber mucho de la empresa. Me llamaron al otro día y en la entrevista hablamos de código, no de mis debilidades.',
    name: 'Valeria Núñez',
    role: 'Desarrolladora, Santiago',
    portrait: valeriaPortrait,
  },
  {
    quote:
      'Llevo tres proyectos en dos años. Cuando quise pasar de pruebas manuales a automatización, me dieron tiempo para estudiar.',
    name: 'Andrés Caicedo',
    role: 'Analista de pruebas, Bogotá',
    portrait: andresPortrait,
  },
  {
    quote:
      'Trabajo para un banco de otro país desde mi ciudad. Termino a las seis y nadie espera que conteste después.',
    name: 'Camila Ortega',
    role: 'Ingeniera de datos, Arequipa',
    portrait: camilaPortrait,
  },
];

export const video = {
  title: 'Tu primera semana, en veinte segundos',
  lead: 'Un dibujo animado sin sonido: solo lo que pasa de lunes a viernes.',
  label: `Video: tu primera semana en ${company.name}`,
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
