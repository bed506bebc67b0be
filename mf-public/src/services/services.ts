import { paths } from '@portal/kit/routing/paths';
import factoryArt from '../art/service-factory.svg';
import huntingArt from '../art/service-hunting.svg';
import outsourcingArt from '../art/service-outsourcing.svg';

/** Card of a service (S3.10), with the path of its page. */
export type Service = {
  id: string;
  title: string;
  image: string;
  description: string;
  path: string;
  action: string;
};

export const services: readonly Service[] = [
  {
    id: 'hunting',
    title: 'Hunting',
    image: huntingArt,
    description:
      'Encontramos a la persona para tu vacante, aunque hoy no esté buscando empleo. Tú decides entre pocos perfiles, ya evaluados.',
    path: paths.hunting,
    action: 'Conocer hunting',
  },
  {
    id: 'outsourcing',
    title: 'Consultoría y outsourcing',
    image: outsourcingArt,
    description:
      'Sumamos a tu equipo una consultora, un desarrollador o una célula completa, por el tiempo que dure el trabajo.',
    path: paths.outsourcing,
    action: 'Conocer outsourcing',
  },
  {
    id: 'software-factory',
    title: 'Fábrica de software',
    image: factoryArt,
    description:
      'Desarrollamos, probamos y mantenemos el software que tu empresa usa todos los días, hecho a tu medida.',
    path: paths.softwareFactory,
    action: 'Conocer la fábrica',
  },
];
