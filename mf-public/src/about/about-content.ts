export const about = {
  title: 'Nosotros',
  lead: 'Unimos empresas con las personas y el software que les faltan. Lo hacemos desde doce países y con una sola forma de trabajar.',
  listTitle: 'Lo que nos define',
  loading: 'Cargando información...',
  /** Text of S8.04. */
  failure: 'Error al cargar la información',
  noAnswer: 'No pudimos traer esta parte de la página.',
  empty: 'Estamos escribiendo esta página. Mientras tanto, cuéntanos qué necesitas.',
  contact: 'Hablar con nosotros',
};
