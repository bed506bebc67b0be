import { company } from '@portal/contract/company';

export const privacy = {
  title: 'Privacidad',
  lead: 'Qué datos guardamos, para qué, cuánto tiempo y cómo pedir que los borremos. En lenguaje corriente.',
  askTitle: 'Pide tus datos o su eliminación',
  askText:
    'Escríbenos desde el correo con que nos contactaste o postulaste. Te respondemos sin costo y sin pedir explicaciones.',
};

export const privacySections: readonly { title: string; paragraphs: readonly string[] }[] = [
  {
    title: 'Quién responde por tus datos',
    paragraphs: [
      `${company.name} decide cómo se usan los datos que entregas en este sitio. Si quieres preguntar o reclamar, escribe a ${company.email}.`,
    ],
  },
  {
    title: 'Si nos escribes',
    paragraphs: [
      'Guardamos tu nombre, tu correo, tu celular y lo que nos cuentas, solo para responderte y preparar una cotización.',
      'Si abres una conversación de WhatsApp desde un botón de cotización, sales de este sitio y valen también las condiciones de WhatsApp.',
    ],
  },
  {
    title: 'Si postulas a una oferta',
    paragraphs: [
      'Guardamos tu nombre, tu correo, tu aspiración salarial, tu currículum y tus respuestas. Los ve únicamente el equipo que administra la selección, con usuario y contraseña.',
      'Usamos esos datos para esta postulación. Mientras escribes, el borrador queda en tu propio dispositivo y puedes borrarlo cuando quieras.',
    ],
  },
  {
    title: 'Cuánto tiempo los guardamos',
    paragraphs: [
      'El tiempo que dure la conversación o el proceso de selección, y después solo el que exija la ley de tu país. Puedes pedir antes que los borremos.',
    ],
  },
  {
    title: 'Por qué aquí no hay aviso de cookies',
    paragraphs: [
      'Porque no usamos cookies para seguirte ni contadores de visitas, y ninguna página pide nada a otras empresas. Las letras, los dibujos y el video vienen de nuestro propio servidor.',
      'Cuando el personal inicia sesión, los datos de esa sesión viven en la pestaña del navegador y desaparecen al cerrarla.',
    ],
  },
  {
    title: 'Tus derechos',
    paragraphs: [
      'Puedes saber qué datos tuyos tenemos, corregirlos, pedir una copia, oponerte a su uso y pedir que los eliminemos, vivas en el país que vivas. Si no te convence nuestra respuesta, puedes acudir a la autoridad de protección de datos de tu país.',
    ],
  },
];
