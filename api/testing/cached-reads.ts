/** Reads with cached responses. */
export const cachedReads = [
  '/api/ofertas',
  '/api/ofertas/id/1',
  '/api/ofertas/tipoContrato',
  '/api/ofertas/formacion',
  '/api/ofertas/modalidadTrabajo',
  '/api/ofertas/estados',
  '/api/empresa',
  '/api/parametros/nosotros',
  '/api/personas/paises',
  '/api/personas/ciudades/3',
];
