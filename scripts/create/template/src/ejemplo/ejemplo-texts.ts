/** All texts of the page. */
export const texts = {
  title: 'Ejemplo',
  lead: 'Esta página vive en un repositorio propio y es parte del sitio.',
  loading: 'Cargando las ofertas…',
  failure: 'No se pudieron leer las ofertas.',
  openOffers: (count: number) => `Hoy hay ${count} ofertas laborales.`,
  form: 'Escríbenos',
  sent: { title: 'Solicitud enviada', text: 'Te responderemos pronto.' },
  failed: { title: 'No se pudo enviar', text: 'Inténtalo de nuevo en unos minutos.' },
};
