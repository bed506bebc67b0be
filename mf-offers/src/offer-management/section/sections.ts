/** Sections in the order of the page, with anchor and title. */
export const sections = {
  data: { anchor: 'datos', title: 'Datos' },
  places: { anchor: 'lugares', title: 'Lugares' },
  skills: { anchor: 'conocimientos', title: 'Conocimientos' },
  languages: { anchor: 'idiomas', title: 'Idiomas' },
  questions: { anchor: 'preguntas', title: 'Preguntas' },
  applicants: { anchor: 'aplicantes', title: 'Aplicantes' },
  activity: { anchor: 'actividad', title: 'Actividad' },
} as const;

export type SectionName = keyof typeof sections;
