/** Who the company is and how it is reached; a page that needs no more of it loads only this. */
export const companyContact = {
  name: 'Puente',
  email: 'contacto@puente.example.org',
  whatsAppNumber: '56900000000',
  applicationFormUrl: 'https://formularios.example.org/puente/postula',
} as const;

/** A conversation with the company in the messaging app, with the message already written. */
export const quoteUrl = (message: string) =>
  `https://wa.me/${companyContact.whatsAppNumber}?text=${encodeURIComponent(message)}`;
