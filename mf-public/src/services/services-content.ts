export const servicesIndex = {
  title: 'Mis servicios',
  lead: 'Contratar, sumar manos o construir. Aquí está cada camino, con lo que incluye y cómo pedirlo.',
  listTitle: 'Elige por dónde cruzar',
  quoteSubject: 'un servicio que todavía no tengo claro',
  quote: 'Pedir orientación por WhatsApp',
};
