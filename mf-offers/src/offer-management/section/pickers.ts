/** The fields that add something to an offer, by their places in the page's address. */
export const pickers = {
  country: 'agregar-pais',
  city: 'agregar-ciudad',
  skill: 'agregar-conocimiento',
  language: 'agregar-idioma',
  question: 'agregar-pregunta',
} as const;
