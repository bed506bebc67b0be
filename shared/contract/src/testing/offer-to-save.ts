/** An offer as a call saves it, with no more than it needs. */
export const offerToSave = {
  titulo_vacante: 'Oferta de prueba',
  cantidad_vacantes: 1,
  rango_salarial: 'x',
  horario: 'x',
  descripcion_vacante: 'x',
  beneficios: 'x',
  formacion: { id_formacion: 1 },
  tipoContrato: { id_tipo_contrato: 1 },
  estado: { id_estado: 1 },
  modalidadTrabajo: { id_modalidad_trabajo: 1 },
};
