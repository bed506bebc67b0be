import type { RemoteRoute } from '@portal/contract/remote-route';
import { texts } from './ejemplo/ejemplo-texts';

/** All addresses of this remote. No other remote may claim them. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/ejemplo',
    title: texts.title,
    page: 'ejemplo/ejemplo-page',
    access: 'public',
    render: 'server',
    description: texts.lead,
  },
];
