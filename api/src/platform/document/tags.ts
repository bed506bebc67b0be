/** The sections of the document, in their order. */
export const tags = [
  {
    name: 'Sesión',
    description: 'Inicio de sesión y la clave con la que se comprueban los tokens.',
  },
  { name: 'Público', description: 'Lo que las páginas públicas envían y leen sin sesión.' },
  { name: 'Ofertas', description: 'Las ofertas laborales y sus catálogos.' },
  {
    name: 'Postulaciones',
    description: 'El camino de quien postula, y lo que el personal hace con las postulaciones.',
  },
  { name: 'Asignaciones', description: 'Los conocimientos, idiomas y preguntas de cada oferta.' },
  { name: 'Maestros', description: 'Las listas que el personal mantiene para todas las ofertas.' },
  { name: 'Personas', description: 'El directorio de personas, sus fotos y los lugares.' },
  {
    name: 'Solicitudes de contacto',
    description: 'La bandeja de quienes escribieron por el formulario de contacto.',
  },
  {
    name: 'Solicitudes de privacidad',
    description: 'Lo que las personas piden sobre sus propios datos.',
  },
  {
    name: 'Datos personales',
    description: 'Lo que se guarda de cada persona que postuló, y por cuánto tiempo.',
  },
  { name: 'Papelera', description: 'Lo que se eliminó en los últimos 30 días.' },
  { name: 'Gestión', description: 'Cifras, actividad y avisos para el personal.' },
  { name: 'Sistema', description: 'El estado del servicio y este documento.' },
] as const;

export type Tag = (typeof tags)[number]['name'];
