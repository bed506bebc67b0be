import type { RemoteRoute } from '@portal/contract/remote-route';
import { paths } from '@portal/kit/routing/paths';

export const routes: readonly RemoteRoute[] = [
  {
    path: paths.home,
    title: 'Talento y software en doce países',
    description:
      'Hunting de talento de tecnología, consultoría y outsourcing de TI y fábrica de software para empresas de doce países.',
    page: 'home/home-page',
    access: 'public',
    render: 'server',
  },
  {
    path: paths.contact,
    title: 'Contacto',
    description:
      'Cuéntanos qué persona, equipo o software necesitas. Te responde el área comercial.',
    page: 'contact/contact-page',
    access: 'public',
    render: 'server',
  },
];
