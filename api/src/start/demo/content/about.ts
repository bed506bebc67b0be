import { company } from '@portal/contract/company';
import { companyClaims } from '@portal/contract/company-claims';
import type { Parameter } from '@portal/contract/parameter';

/** The texts of «Nosotros». */
export const about: readonly Parameter[] = [
  {
    name: 'Quiénes somos',
    description: `${company.name} es una empresa de talento y software. Desde hace ${companyClaims.experience} unimos a personas que saben construir tecnología con organizaciones que la necesitan.`,
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
];
