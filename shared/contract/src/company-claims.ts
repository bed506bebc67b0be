/**
 * What the company says of itself and what others say of it. These are examples: a company that
 * takes this site over puts its own facts and people here before anybody reads them.
 */
export const companyClaims = {
  experience: 'más de quince años',
  benefits: {
    remote: {
      title: 'Trabajas donde vives',
      text: 'Contrato en tu país, computador y silla en tu casa, y un horario que se conversa contigo.',
    },
    growth: {
      title: 'Sabes cuál es tu próximo paso',
      text: 'Cada cargo tiene su descripción y su rango salarial a la vista. Subir depende de lo que sabes hacer.',
    },
    learning: {
      title: 'Aprendes en horas de trabajo',
      text: 'Cuatro horas a la semana, certificaciones pagadas e inglés con profesora desde el primer mes.',
    },
  },
  testimonials: [
    {
      quote:
        'Postulé sin saber mucho de la empresa. Me llamaron al otro día y en la entrevista hablamos de código, no de mis debilidades.',
      name: 'Valeria Núñez',
      role: 'Desarrolladora, Santiago',
    },
    {
      quote:
        'Llevo tres proyectos en dos años. Cuando quise pasar de pruebas manuales a automatización, me dieron tiempo para estudiar.',
      name: 'Andrés Caicedo',
      role: 'Analista de pruebas, Bogotá',
    },
    {
      quote:
        'Trabajo para un banco de otro país desde mi ciudad. Termino a las seis y nadie espera que conteste después.',
      name: 'Camila Ortega',
      role: 'Ingeniera de datos, Arequipa',
    },
  ],
} as const;
