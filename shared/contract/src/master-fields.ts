import { named } from './catalog-fields';

/** Master data that staff edit, and levels of languages. */
export const skillFields = named('id_conocimientos', 'conocimientos');
export const questionFields = named('id_pregunta', 'des_pregunta');
export const languageFields = named('id_idioma', 'nombre_idioma');
export const levelFields = named('id_nivel', 'descripcion_nivel');
