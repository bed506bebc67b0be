export const contact = {
  title: 'Cuéntanos qué necesitas',
  lead: 'Escribe unas líneas y te responde una persona del área comercial. No hace falta un documento técnico.',
  form: 'Envíanos tu mensaje',
  privacy: 'Usamos estos datos solo para responderte.',
  privacyLink: 'Cómo los cuidamos',
  otherWays: '¿Prefieres otro camino?',
  whatsAppText: 'Por WhatsApp también respondemos personas, no un robot.',
  whatsApp: 'Escribir por WhatsApp',
  message: (company: string) => `Hola, quiero conversar sobre un proyecto con ${company}.`,
  mailText: 'O mándanos un correo con lo que ya tengas escrito:',
};

/** Texts of S8.02 and S8.03. */
export const outcomes = {
  sent: { title: 'Solicitud enviada', text: 'Formulario enviado con éxito.' },
  failed: {
    title: 'Error',
    text: 'Hubo un error al enviar el formulario. Por favor, inténtalo de nuevo.',
  },
};

/** Query parameter with a prepared message from another page. */
export const messageParameter = 'mensaje';
