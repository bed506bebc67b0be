import type { CompanyIdentity } from '@portal/contract/company-reads';
import type { PrivacyRequestKind } from '@portal/contract/privacy-request';

export const privacy = {
  title: 'Privacidad',
  lead: 'Qué datos guardamos, para qué, cuánto tiempo y cómo pedir que los borremos. En lenguaje corriente.',
  askTitle: 'Pide tus datos o su eliminación',
  askText:
    'Llena este formulario y te respondemos por correo, sin costo y sin pedir explicaciones.',
  askByMail: 'Si prefieres, escríbenos desde el correo con que nos contactaste o postulaste:',
  index: 'En esta página',
  figures: [
    'si nos escribiste o postulaste',
    'si pediste que guardemos tu CV',
    'ni cookies para seguirte',
  ],
  keep: { id: 'plazos', title: 'Cuánto tiempo los guardamos' },
  notices: 'Este sitio está hecho también con programas, letras y dibujos de otras personas:',
  noticesLink: 'sus licencias y avisos',
  keepText:
    'Puedes pedir antes que borremos tus datos; si la ley de tu país exige conservar alguno, te lo diremos.',
};

const kinds: readonly { value: PrivacyRequestKind; label: string }[] = [
  { value: 'access', label: 'Una copia de mis datos' },
  { value: 'rectification', label: 'Corregir un dato' },
  { value: 'erasure', label: 'Que eliminen mis datos' },
];

export const privacyForm = {
  name: 'Solicitud sobre tus datos',
  kinds,
  emailHint: 'El mismo con que nos escribiste o postulaste.',
  codeHint: 'Como P-12-ABC345; está en tu comprobante y nos ayuda a saber que eres tú.',
  sent: 'Solicitud recibida',
  sentText: 'Recibimos tu solicitud. Te responderemos al correo que escribiste.',
  failure: {
    title: 'No se pudo enviar',
    fallback: 'Lo que escribiste sigue aquí. Intenta de nuevo en unos minutos.',
  },
};

type PrivacySection = { id: string; title: string; paragraphs: readonly string[] };

export const privacySections = ({
  name,
  email,
}: Pick<CompanyIdentity, 'name' | 'email'>): readonly PrivacySection[] => [
  {
    id: 'responsable',
    title: 'Quién responde por tus datos',
    paragraphs: [
      `${name} decide cómo se usan los datos que entregas en este sitio. Si quieres preguntar o reclamar, escribe a ${email}.`,
    ],
  },
  {
    id: 'mensajes',
    title: 'Si nos escribes',
    paragraphs: [
      'Guardamos tu nombre, tu correo, tu celular y lo que nos cuentas, solo para responderte y preparar una cotización.',
      'Si abres una conversación de WhatsApp desde un botón de cotización, sales de este sitio y valen también las condiciones de WhatsApp.',
    ],
  },
  {
    id: 'postulaciones',
    title: 'Si postulas a una oferta',
    paragraphs: [
      'Guardamos tu nombre, tu correo, tu aspiración salarial, tu currículum y tus respuestas. Los ve únicamente el equipo que administra la selección, con usuario y contraseña, y queda registrado quién descarga tu currículum.',
      'Usamos esos datos para esta postulación. Mientras escribes, el borrador queda en tu propio dispositivo, como después el comprobante y las búsquedas que guardas; puedes borrarlos cuando quieras.',
    ],
  },
  {
    id: 'cookies',
    title: 'Por qué aquí no hay aviso de cookies',
    paragraphs: [
      'Porque no usamos cookies para seguirte ni contadores de visitas, y ninguna página pide nada a otras empresas. Las letras, los dibujos y el video vienen de nuestro propio servidor.',
      'Al postular, una cookie llamada «postulacion-» y el número de la oferta recuerda por un día que verificaste tu correo en este navegador, para que nadie más complete tu postulación. Si tu navegador no acepta cookies, puedes postular igual.',
      'Cuando el personal inicia sesión, una cookie llamada «navegador-» y un código recuerda por 180 días que ese navegador ya entró, para que nadie pueda dejarlo fuera con intentos de clave.',
      'Mientras probamos una versión del sitio con una parte de las visitas, una cookie llamada «portal-share» guarda por 90 días un número al azar entre 0 y 99, que dice qué versión te toca. Una de cada cien visitas tiene el mismo, así que no dice quién eres.',
      'Cada página avisa a nuestro propio servidor si sus partes cargaron bien, sin nada que diga quién eres. Si una versión falló en tu navegador, este lo recuerda por diez minutos para no volver a hacerte esperar.',
      'Cuando el personal inicia sesión, los datos de esa sesión viven en la pestaña del navegador y desaparecen al cerrarla.',
    ],
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    paragraphs: [
      'Puedes saber qué datos tuyos tenemos, corregirlos, pedir una copia, oponerte a su uso y pedir que los eliminemos, vivas en el país que vivas. Usa el formulario de abajo. Si no te convence nuestra respuesta, puedes acudir a la autoridad de protección de datos de tu país.',
    ],
  },
];
