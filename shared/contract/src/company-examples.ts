import type { CompanyContent } from './company-groups';

const name = 'Puente';

/**
 * Example data of every part of «Empresa», until an administrator saves real data. The API uses
 * them for parts that were never saved, the site server until the first answer of the API.
 */
export const companyExamples: CompanyContent = {
  identity: {
    name,
    claim: 'Talento y software',
    email: 'contacto@puente.example.org',
    whatsAppNumber: '56900000000',
  },
  social: {
    WhatsApp: 'https://whatsapp.example.org/channel/puente',
    YouTube: 'https://youtube.example.org/@puente',
    TikTok: 'https://tiktok.example.org/@puente',
    Facebook: 'https://facebook.example.org/puente',
    Instagram: 'https://instagram.example.org/puente',
    LinkedIn: 'https://linkedin.example.org/company/puente',
    Telegram: 'https://telegram.example.org/puente',
    X: 'https://x.example.org/puente',
  },
  applicationForm: {
    applicationFormUrl: 'https://formularios.example.org/puente/postula',
  },
  video: {
    videoUrl: '',
    videoTitle: 'Tu primera semana, en veinte segundos',
    videoLead: 'Un dibujo animado sin sonido: solo lo que pasa de lunes a viernes.',
  },
  testimonials: {
    testimonials: [
      {
        quote:
          'Postulé sin saber mucho de la empresa. Me llamaron al otro día y en la entrevista hablamos de código, no de mis debilidades.',
        name: 'Valeria Núñez',
        role: 'Desarrolladora, Santiago',
      },
      {
        quote:
          'Llevo tres proyectos en dos años. Cuando quise pasar de pruebas manuales a automatización, me dieron tiempo para estudiar.',
        name: 'Andrés Caicedo',
        role: 'Analista de pruebas, Bogotá',
      },
      {
        quote:
          'Trabajo para un banco de otro país desde mi ciudad. Termino a las seis y nadie espera que conteste después.',
        name: 'Camila Ortega',
        role: 'Ingeniera de datos, Arequipa',
      },
    ],
  },
  benefits: {
    benefits: [
      {
        title: 'Trabajas donde vives',
        text: 'Contrato en tu país, computador y silla en tu casa, y un horario que se conversa contigo.',
      },
      {
        title: 'Sabes cuál es tu próximo paso',
        text: 'Cada cargo tiene su descripción y su rango salarial a la vista. Subir depende de lo que sabes hacer.',
      },
      {
        title: 'Aprendes en horas de trabajo',
        text: 'Cuatro horas a la semana, certificaciones pagadas e inglés con profesora desde el primer mes.',
      },
    ],
  },
  home: {
    slides: [
      {
        title: 'Contratar, sumar equipo o construir',
        text: 'Tres servicios que se combinan, una sola empresa que responde.',
      },
      {
        title: 'La persona que buscas ya tiene trabajo',
        text: 'Por eso no basta con publicar un aviso: salimos a encontrarla.',
      },
      {
        title: 'Un equipo que calza con el tuyo',
        text: 'Especialistas de TI que trabajan en tu horario y con tus herramientas.',
      },
      {
        title: 'Código que otra persona puede mantener',
        text: 'Cada cambio se revisa entre dos y queda documentado.',
      },
      {
        title: 'Los errores se quedan de este lado',
        text: 'Probamos funciones, integraciones y carga antes de cada entrega.',
      },
      {
        title: 'La pieza que ningún producto trae',
        text: 'Si no existe lo que tu operación necesita, lo hacemos.',
      },
      {
        title: 'Doce países, una conversación',
        text: 'De Canadá a Argentina, y también en España e India.',
      },
      {
        title: 'Postula en tres pasos, sin crear cuenta',
        text: 'Tu correo, tus datos con el currículum y unas preguntas.',
      },
      {
        title: 'Conoce la tarifa antes de llamarnos',
        text: 'La calculadora te da un rango en dólares, pesos colombianos o euros.',
      },
      {
        title: 'Cuéntalo con tus palabras',
        text: 'No necesitas un documento técnico para empezar a hablar.',
      },
    ],
  },
  about: {
    parameters: [
      {
        name: 'Quiénes somos',
        description: `${name} es una empresa de talento y software. Desde hace más de quince años unimos a personas que saben construir tecnología con organizaciones que la necesitan.`,
      },
      {
        name: 'Misión',
        description:
          'Acercar a nuestros clientes el talento y las soluciones que sus proyectos requieren, con procesos claros, plazos que se cumplen y un trato cercano para todas las partes.',
      },
      {
        name: 'Visión',
        description:
          'Ser, en los doce países donde estamos, la primera empresa en la que se piensa cuando hace falta un equipo de tecnología o un buen lugar donde desarrollarla.',
      },
      {
        name: 'Valores',
        description:
          'Confianza: decimos lo que haremos y hacemos lo que dijimos.\nRespeto: cada postulante recibe una respuesta.\nExcelencia: entregamos trabajo que firmaríamos con nuestro nombre.\nAprendizaje: compartimos lo que sabemos.',
      },
      {
        name: 'Qué hacemos',
        description:
          'Hunting: encontramos a los perfiles que cuesta encontrar.\nConsultoría y outsourcing: sumamos profesionales a tus equipos por el tiempo que haga falta.\nFábrica de software: desarrollamos, probamos y mantenemos soluciones a tu medida.',
      },
      {
        name: 'Dónde estamos',
        description:
          'Trabajamos en Argentina, Canadá, Chile, Colombia, Costa Rica, España, Guatemala, India, México, Panamá, Perú y Estados Unidos, con equipos que hablan el idioma y conocen las costumbres de cada lugar.',
      },
    ],
  },
};
