export const servicesIndex = {
  title: 'Mis servicios',
  lead: 'Contratar, sumar manos o construir. Aquí está cada camino, con lo que incluye y cómo pedirlo.',
  listTitle: 'Elige por dónde cruzar',
  message: 'Hola, todavía no sé qué servicio necesito. ¿Me orientan?',
  quote: 'Pedir orientación por WhatsApp',
};
