/** Ids of the fields that add items, for the page's address. */
export const pickers = {
  country: 'agregar-pais',
  city: 'agregar-ciudad',
  skill: 'agregar-conocimiento',
  language: 'agregar-idioma',
  question: 'agregar-pregunta',
} as const;
